import type { Phrases } from '../../shared/phrasebook.ts'

/** What editors are told to write. */
export const sectionHintWords: Phrases = {
  'Name of the speaker': 'اسم القائل',
  'What they do, and where': 'العمل والمكان',
  'Put their own words here, short enough to be read in one breath.': 'ضعوا كلامه هو، بطول يُقرأ في نَفَس واحد.',
  'One sentence that says what changes': 'جملة واحدة عمّا سيتغيّر',
  'Two or three lines for somebody who has never heard of it: who it is for, and what they can do after.':
    'سطران أو ثلاثة لمن لم يسمع به من قبل: لمن هو، وماذا يستطيعون بعده.',
  'A title on a plain ground': 'عنوان على لون واحد',
  'One line below it': 'سطر واحد تحته',
  'For pages that need no picture to be understood.': 'للصفحات التي تُفهم من دون صورة.',
  'Name the promise': 'سمّوا الوعد',
  'Say who keeps it': 'قولوا من يفي به',
  'A short paragraph over the picture. It should still make sense when the picture is missing.':
    'فقرة قصيرة فوق الصورة، تُفهم حتى إن غابت الصورة.',
  'Describe the day on which this work is no longer needed. Be concrete: what does a morning look like there?':
    'صِفوا اليوم الذي لا يعود فيه هذا العمل لازمًا. بالتحديد: كيف يبدو الصباح هناك؟',
  'Let one picture speak': 'دعوا صورة واحدة تتكلّم',
  'A caption with the place, the month and the names of those in it.':
    'شرح للصورة فيه المكان والشهر وأسماء من يظهرون فيها.',
  'Pictures of the last season. Say in each caption what is happening.':
    'صور الموسم الأخير. قولوا في شرح كل صورة ماذا يحدث فيها.',
  'Choose the results that a sceptical reader would ask for first.':
    'اختاروا النتائج التي يسأل عنها القارئ المتشكّك أولًا.',
  'One line about the program or the partner whose mark stands above.':
    'سطر واحد عن البرنامج أو الشريك صاحب الشعار أعلاه.',
  'A line about who filmed it, where and when.': 'سطر عمّن صوّره، وأين، ومتى.',
  'Introduce the person in the film, and say what to listen for.':
    'عرّفوا بمن في الفيلم، وبما يستحق الانتباه في كلامه.',
  'Say what happens after the button is pressed, and how long it takes.':
    'قولوا ماذا يحدث بعد الضغط على الزر، وكم يستغرق.',
  'The problem as the people who live with it describe it, then the idea that came out of talking to them.':
    'المشكلة كما يصفها من يعيشونها، ثم الفكرة التي خرجت من الحديث معهم.',
  'The work itself: who comes, what they bring, what they take home.':
    'العمل نفسه: من يأتي، وماذا يحمل معه، وبماذا يعود.',
  'Say who counted, and when.': 'قولوا من أحصى، ومتى.',
  'Describe the people this program is for, and what stands in their way today.':
    'صِفوا من لأجلهم هذا البرنامج، وما الذي يعوقهم اليوم.',
  'Describe an ordinary week: workshops, visits to customers, hours with a mentor.':
    'صِفوا أسبوعًا عاديًا: ورشًا، وزيارات للزبائن، وساعات مع موجّه.',
  'Name of a participant': 'اسم مشارك',
  'Their company and place': 'الشركة والمكان',
  'What one of them said about the program, in their own words.': 'ما قاله أحدهم عن البرنامج، بكلماته.',
  'Describe the place before the project: what people lack, and what they have tried.':
    'صِفوا المكان قبل المشروع: ما الذي ينقص الناس، وماذا جرّبوا.',
  'Describe the work of an ordinary month.': 'صِفوا عمل شهر عادي.',
  'Name of somebody from the community': 'اسم شخص من المجتمع المحلي',
  'What they said about the project, in their own words.': 'ما قاله عن المشروع، بكلماته.',
  'Put their own words here. A header that names a success story shows that story.':
    'ضعوا كلامه هو. إذا حمل العنوان اسم قصة نجاح ظهرت تلك القصة.',
  'One line about whom to ask when the answer is not here.': 'سطر عمّن يُسأل إن لم يكن الجواب هنا.',
  'The whole text. Give its parts headings: the table of contents is made from them.':
    'النص كاملًا. ضعوا لأجزائه عناوين، فمنها يتكوّن الفهرس.',
}
