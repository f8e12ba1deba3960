import type { Phrases } from '../shared/phrasebook.ts'

/** What else the server says to staff. */
export const answerPhrases: Phrases = {
  'Your role sends changes for approval. Please save a draft and send it, or ask somebody who may publish.':
    'التعديلات من دوركم تُرسل للموافقة. احفظوها مسودة وأرسلوها، أو اطلبوا ذلك ممّن يملك حق النشر.',
  'This does not wait for approval any more': 'لم يعد هذا بانتظار الموافقة',
  'Please say what should change': 'يُرجى كتابة ما ينبغي تغييره',
  'There is no draft to publish': 'لا توجد مسودة لنشرها',
  'A record is hidden in all languages together': 'الإخفاء يشمل كل اللغات معًا',
  'This is a part of the site and cannot be hidden': 'هذا جزء من الموقع لا يمكن إخفاؤه',
  'It is not published yet. Please choose when it is published, too.':
    'لم يُنشر بعد. يُرجى اختيار موعد نشره أيضًا.',
  'It would be hidden before it is published. Please choose a later time.':
    'بهذا يُخفى قبل أن يُنشر. يُرجى اختيار موعد بعد النشر.',
  'This time is over. Please choose one that is still to come.': 'مضى هذا الموعد. يُرجى اختيار موعد قادم.',
  'Please choose a time within the next ten years': 'يُرجى اختيار موعد خلال السنوات العشر القادمة',
  'Please choose a day and a time': 'يُرجى اختيار يوم وساعة',
  'The clocks are put forward then, so this time does not exist. Please choose another one.':
    'تُقدَّم الساعة في ذلك الوقت فلا وجود لهذا الموعد. يُرجى اختيار غيره.',
  'Somebody changed these times in the meantime. Nothing of yours was stored.':
    'غيّر أحدهم هذه المواعيد في الأثناء، ولم يُحفظ شيء مما أرسلتموه.',
  '{who} changed the draft since, which needs approval':
    'عدّل {who} المسودة بعد تحديد الموعد، وتعديلاته تحتاج إلى موافقة',
  '{who} changed this draft on {when}, and you have not seen that. Nothing was published or scheduled: please look at the draft, then try again.':
    'عدّل {who} هذه المسودة ولم تطّلعوا على ذلك. لم يُنشر شيء ولم يُحدَّد موعد: يُرجى الاطلاع على المسودة ثم المحاولة من جديد.',
  'Nothing was published or scheduled.': 'لم يُنشر شيء ولم يُحدَّد موعد.',
  '{who} may not publish this any more': 'لم يعد {who} يملك صلاحية نشر هذا',
  'The site does not speak this language any more': 'لم يعد الموقع يستعمل هذه اللغة',
  '{name} must be a moment, such as 2026-11-22T07:00:00Z': 'القيمة {name} ليست موعدًا صحيحًا',
  'The calendar shows a year at most': 'يعرض التقويم سنة واحدة على الأكثر',
  'Nothing was published: not every draft of the release can be.':
    'لم يُنشر شيء: في الإصدار مسودات لا يمكن نشرها.',
  'There is nothing in this release to publish.': 'لا شيء في هذا الإصدار لنشره.',
  'This release is not scheduled or published.': 'هذا الإصدار غير مجدول وغير منشور.',
  'This release is not published yet.': 'لم يُنشر هذا الإصدار بعد.',
  'This release is published already.': 'سبق نشر هذا الإصدار.',
  'This release was undone.': 'سبق التراجع عن هذا الإصدار.',
  '“{title}” is in the release “{name}” already.': '«{title}» موجودة من قبل في الإصدار «{name}».',
  'A release can hold at most {max} drafts': 'عدد مسودات الإصدار فوق الحدّ، وهو {max}',
  'You are not allowed to publish {=what}. Nothing was changed.':
    'لا تسمح صلاحياتك بنشر {=what}. لم يتغيّر شيء.',
  '{who} changed this after the release.': 'عدّله {who} بعد الإصدار.',
  'This was changed after the release.': 'عُدّل بعد الإصدار.',
  'Some of it was changed after the release. Nothing was undone: please say what becomes of it.':
    'عُدّل بعضه بعد الإصدار، فلم يُتراجع عن شيء. يُرجى اختيار ما يحدث له.',
  'Nothing was undone: not everything can be brought back.': 'لم يُتراجع عن شيء: لا يمكن إرجاع كل شيء.',
  'The time must be in the future': 'يُرجى اختيار وقت لم يحن بعد',
  'Redirects must be a list': 'يُرجى إرسال قائمة تحويلات',
  'Redirects can hold at most {max} entries': 'عدد التحويلات فوق الحدّ، وهو {max}',
  'This task is over.': 'انتهت هذه المهمة.',
  'Only super admins can ask for a backup.': 'لا يطلب نسخة احتياطية إلا المشرف العام.',
  'This task comes again by itself and cannot be given up.':
    'تتكرّر هذه المهمة من نفسها، فلا يمكن التخلّي عنها.',
  'This task is being done right now.': 'يجري تنفيذ هذه المهمة الآن.',
  'state must be waiting, failed or done': 'الحالة: منتظرة أو فاشلة أو منتهية فقط',
  'kind must be page or robot': 'النوع صفحة أو روبوت فقط',
  '{path} is always answered by the site itself, so a redirect from there would never be followed.':
    'العنوان {path} يجيب عنه الموقع نفسه دائمًا، فلن يسلك أحد تحويلًا منه.',
  '{path} leads to {target} already': 'العنوان {path} يقود من قبل إلى {target}',
  'This would lead round in a circle: {round}': 'بهذا يدور الطريق في حلقة: {round}',
  '{path} is the address of “{title}”. Visitors see that page, so a redirect from there would do nothing.':
    'العنوان {path} هو عنوان «{title}». يرى الزوّار تلك الصفحة، فلا أثر لتحويل من هناك.',
  '{path} leads to “{title}” by itself and needs no redirect.':
    'العنوان {path} يقود وحده إلى «{title}» ولا يحتاج إلى تحويل.',
  '{=what} not found': 'لم نجد المطلوب: {=what}',
  'Not found': 'لم نجد المطلوب',
  'Not Found': 'لم نجد المطلوب',
  'Something went wrong': 'حدث خطأ ما',
  'The request is not valid': 'الطلب غير مفهوم',
  'The request is too large': 'الطلب أكبر من الحدّ',
  'The request took too long': 'استغرق الطلب وقتًا أطول من اللازم',
  'The request was cut short': 'انقطع الطلب قبل اكتماله',
  'The headers are too large': 'بيانات الطلب أكبر من الحدّ',
  'The body is not valid JSON': 'بيانات الطلب غير مفهومة',
  'The body is nested too deeply': 'بيانات الطلب متداخلة أكثر مما ينبغي',
  'The body has too many values': 'بيانات الطلب أكثر مما ينبغي',
  'The body is empty': 'الطلب فارغ',
  'Please send JSON': 'بيانات الطلب غير مفهومة',
  'The address is not valid': 'العنوان غير صحيح',
  'The request names more than one host': 'يذكر الطلب أكثر من مضيف واحد',
  'This request comes from another site': 'جاء هذا الطلب من موقع آخر',
  'This request does not say which site it comes from. Send JSON, or name the site as Origin.':
    'لا يقول هذا الطلب من أي موقع جاء.',
  'Another request was already sent with this Idempotency-Key': 'وصل طلب آخر بالمفتاح نفسه',
  'Idempotency-Key must be at most 200 plain characters': 'مفتاح الطلب أطول من الحدّ',
  'Very many people are here right now. Please try again in a moment.':
    'الزحام شديد الآن. يُرجى المحاولة بعد لحظة.',
  'Very many previews are being opened. Please try again in a minute.':
    'تُفتح الآن معاينات كثيرة جدًّا. يُرجى المحاولة بعد دقيقة.',
  'day must be today or a day before, such as 2026-11-16': 'يُرجى اختيار اليوم أو يوم سابق',
  'Very many searches are coming in. Please try again in a minute.':
    'عمليات بحث كثيرة جدًا تصلنا الآن. يُرجى المحاولة بعد دقيقة.',
  'Very many applications are coming in. Please try again in a minute.':
    'يصل عدد كبير جدًا من الطلبات. يُرجى المحاولة بعد دقيقة.',
  'Please try again in a moment': 'يُرجى المحاولة بعد لحظة',
  'The storage is full. Nothing was saved. Please tell the administrator.':
    'امتلأت مساحة التخزين ولم يُحفظ شيء. يُرجى إخبار المشرف.',
  'The storage cannot be written. Nothing was saved. Please tell the administrator.':
    'تعذّرت الكتابة في مساحة التخزين ولم يُحفظ شيء. يُرجى إخبار المشرف.',
  'The database is not reachable right now. Please try again in a moment.':
    'تعذّر الوصول إلى البيانات الآن. يُرجى المحاولة بعد لحظة.',
  'The file storage is not reachable right now. Nothing was saved. Please try again in a moment.':
    'تعذّر الوصول إلى مخزن الملفات الآن ولم يُحفظ شيء. يُرجى المحاولة بعد لحظة.',
  'The file storage is full. Nothing was saved. Please tell the administrator.':
    'امتلأ مخزن الملفات ولم يُحفظ شيء. يُرجى إخبار المشرف.',
  'The file storage is not reachable right now. Please try again in a moment.':
    'تعذّر الوصول إلى مخزن الملفات الآن. يُرجى المحاولة بعد لحظة.',
  'Please select a PNG, JPG, GIF, WebP or AVIF image':
    'يُرجى اختيار صورة من نوع ⁨PNG⁩ أو ⁨JPG⁩ أو ⁨GIF⁩ أو ⁨WebP⁩ أو ⁨AVIF⁩',
  'Please select an image file': 'يُرجى اختيار ملف صورة',
  'The image has too many pixels. Please make it smaller.': 'أبعاد الصورة أكبر من الحدّ. يُرجى تصغيرها.',
  'The image is damaged. Please select another image file.': 'الصورة تالفة. يُرجى اختيار غيرها.',
  'Please send the image as a form': 'يُرجى إرسال الصورة من الاستمارة',
  'Please send one image only': 'يُرجى إرسال صورة واحدة فقط',
  'File size must be less than 5MB': 'يجب أن يكون حجم الملف أقل من ٥ ميجابايت',
  'The upload is broken or incomplete. Please try again.': 'انقطع الرفع قبل اكتماله. يُرجى المحاولة من جديد.',
  'There is no such folder': 'لا مجلد بهذا الاسم',
  'This application was anonymised and can only be deleted.':
    'حُذفت البيانات الشخصية من هذا الطلب، فلا يمكن إلا حذفه.',
  'Somebody else changed this application. Please load it again.':
    'غيّر شخص آخر هذا الطلب. يُرجى تحميله من جديد.',
  'isSuspected can only be set to false': 'لا يمكن إلا رفع الشك عن الطلب',
  'Please tell us your name': 'يُرجى كتابة الاسم',
  'Please give an email address we can answer to': 'يُرجى كتابة بريد إلكتروني للرد',
  'Please say which program or subject you are interested in': 'يُرجى ذكر البرنامج أو الموضوع',
  'Please tell us about yourself and your request': 'يُرجى كتابة نص الطلب',
  'Somebody saved this in the meantime. What you sent was not stored.':
    'حفظ شخص آخر هذا في أثناء ذلك. لم يُحفظ ما أرسلتموه.',
  '{who} saved this in the meantime, on {when}. What you sent was not stored.':
    'هناك حفظ أحدث بيد {who}. لم يُحفظ ما أرسلتموه.',
  '{who} published the same in other words in the meantime, on {when}. Please choose which to keep.':
    'نشر {who} الشيء نفسه بصيغة أخرى في أثناء ذلك. يُرجى اختيار ما يبقى.',
  'This {=label} exists already': 'موجود من قبل: {=label}',
  '{=label} with the id "{id}" already exists': 'المعرّف {id} مستخدم من قبل ({=label})',
  'The id may hold letters, digits and dashes': 'المعرّف من حروف وأرقام وشرطات',
  '{path} is the address of “{title}”. Choose another one, or change that one first.':
    'العنوان {path} مستخدم في «{title}». يُرجى اختيار غيره، أو تغيير ذاك أولًا.',
  'ids must be a list of ids': 'يُرجى إرسال قائمة معرّفات',
  'An id is named twice': 'تكرّر معرّف',
  '{name} must be a whole number from {min} to {max}': '{name}: رقم من {min} إلى {max}',
  '{name} must be at most {max} characters': '{name}: أطول مما ينبغي، وأقصى عدد للحروف {max}',
  '{name} must be one value': '{name}: قيمة واحدة فقط',
  '{name} must be one of: {options}': '{name}: قيمة غير معروفة',
  '{name} must be one of {options}': '{name}: قيمة غير معروفة',
  'There is no such part of {field}': 'لا جزء بهذا الاسم في {field}',
  'A part names a field, and of a list an item or an extra': 'الجزء المطلوب غير معروف',
  'The record has no such revision': 'لا نسخة بهذا الرقم من المحتوى',
  'The translation has no such revision': 'لا نسخة بهذا الرقم من الترجمة',
  'This translation was never published. To throw it away, take it back.':
    'لم تُنشر هذه الترجمة من قبل. للاستغناء عنها يمكن حذفها.',
  'The record is only a draft. Publish it before its translation, or both in one release.':
    'الأصل ما زال مسودة. يُنشر قبل ترجمته، أو معها في إصدار واحد.',
  'A part names a text by its path': 'يُسمّى الجزء بمسار نصّه',
  'Visitors could not see this version': 'لم يكن الزوّار يرون هذه النسخة',
  'The record has no text at {path}': 'لا نص في هذا الموضع: {path}',
  'Nothing is translated at {path}': 'لا ترجمة في هذا الموضع: {path}',
  '{text} is not translated yet': 'ناقص الترجمة: {text}',
  'One text is not translated yet, so it cannot be published': 'نص واحد ناقص الترجمة، فلا يمكن النشر بعد',
  '{count} texts are not translated yet, so it cannot be published':
    'نصوص ناقصة الترجمة، فلا يمكن النشر بعد. عددها: {count}',
  'This file is damaged: {what}': 'هذا الملف تالف: {what}',
  'This is no XLIFF file': 'ليس هذا ملف ⁨XLIFF⁩',
  'This file is XLIFF {version}, and XLIFF 2.1 is needed': 'هذا الملف ⁨XLIFF {version}⁩، والمطلوب ⁨XLIFF 2.1⁩',
  'This file translates from “{from}”, and the records here are written in “{main}”':
    'يترجم هذا الملف من «{from}»، والأصول هنا مكتوبة بلغة «{main}»',
  'This file translates into “{lang}”, which is no language of this site':
    'يترجم هذا الملف إلى «{lang}»، وليست من لغات هذا الموقع',
  'There is nothing in this file': 'لا شيء في هذا الملف',
  'This file names no record of this site': 'لا سجل من هذا الموقع في الملف',
  'This file names “{type}”, which this site does not have': 'في الملف «{type}»، ولا وجود له في هذا الموقع',
  'This file holds more than {max} records': 'عدد السجلات في هذا الملف فوق الحدّ، وهو {max}',
  'This file holds “{name}” twice': 'تكرّر «{name}» في هذا الملف',
  'A text in this file has no id': 'في الملف نص بلا معرّف',
  'The text “{id}” in this file has no contents': 'النص «{id}» في الملف فارغ',
  'This file names the character “{hex}”, which does not exist': 'في الملف حرف غير معروف: «{hex}»',
  'Nothing waits to be translated': 'لا شيء ينتظر الترجمة',
  'Failed to fetch': 'لا اتصال بالخادم',
  'Load failed': 'لا اتصال بالخادم',
  'NetworkError when attempting to fetch resource.': 'لا اتصال بالخادم',
}
