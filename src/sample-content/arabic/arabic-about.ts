import { aboutDefaults } from '../../content/about-page/about-defaults.ar.ts'
import { aboutPageId } from '../../content/about-page/about-page-rules.ts'
import { arabicProgramNames } from './arabic-names.ts'
import type { SampleTexts } from './sample-texts.ts'

const { aspirationButtonLink, sdgItems, valueItems, ...words } = aboutDefaults

function logos(...ids: (keyof typeof arabicProgramNames)[]): SampleTexts[] {
  return ids.map((id) => ({ name: arabicProgramNames[id] }))
}

export const arabicAboutPage: Record<string, SampleTexts> = {
  [aboutPageId]: {
    ...words,
    philanthropicContent:
      'يوصل عدن الماء إلى حقول الواحات، ويضع جرافين الشاشات أمام من فاتهم الركب، ويحمل نيتروس النَّفَس والضوء إلى عيادات القرى. نخطّط لكل مشروع مع أصحابه، ثم نسلّمه إليهم.',
    philanthropicLogos: logos('eden', 'graphene', 'nitrous', 'helios'),
    entrepreneurshipContent:
      'يرافق بريدجز الشركات الناشئة من أول عملية بيع إلى المئة، ويمنح آي‌منتور روّاد الأعمال من يتصلون به، وتحوّل ناعورة المهارة إلى أول دخل. ولا يأخذ أيّ منها حصة أو رسومًا.',
    entrepreneurshipLogos: logos('bridgez', 'imentor', 'noria', 'khatwa'),
    blendedModelContent:
      'تتحمّل المنح مخاطر البداية: دفع مشروع عدن ثمن غرف التبريد الأولى، لأن أحدًا غيره لم يكن ليدفعه. ولمّا نجحت بنت إحدى شركات بريدجز ما تلاها، وهي تتولّى اليوم صيانة الغرف الإحدى عشرة كلها. ويعود جزء مما تكسبه إلى مدارس المزارعين.\n\nهذا هو النهج كله: العطاء يفتح الطريق، والعمل التجاري يبقيه مفتوحًا.',
    sdgItems: sdgItems.map(({ title }) => ({ title })),
    valueItems: valueItems.map(({ title, description }) => ({ title, description })),
  },
}

export const arabicAboutSections: Record<string, SampleTexts> = {
  'how-we-began': {
    title: 'كيف بدأنا',
    content:
      'في عام ٢٠١٣ اجتمع ستة أشخاص فوق مخبز في شبرا، لأن بئرًا في الفرافرة جفّت. جمعوا ما يكفي لشراء مضخّة. كانت المضخّة هي الحلّ الخطأ، ومن اكتشاف ذلك بدأت المؤسسة.',
  },
  'how-we-are-run': {
    title: 'كيف ندير المؤسسة',
    content:
      'مجلس من سبعة أعضاء، تنتخب المجتمعات المحلية التي نعمل فيها اثنين منهم. واحد وثلاثون شخصًا يعملون بأجر، و٢٤٠ موجّهًا بلا أجر. ننشر دفاترنا في مارس من كل عام، وننشر معها قائمة بما لم ينجح.',
  },
}

export const arabicMissionVision: Record<string, SampleTexts> = {
  'mission-vision': {
    missionTitle: 'رسالتنا',
    missionContent:
      'أن نضع المهارات والأدوات ورأس المال الصبور في أيدي أناس يعرفون ما تحتاج إليه مجتمعاتهم، وأن نبقى إلى أن يستغنوا عنّا.',
    visionTitle: 'رؤيتنا',
    visionContent:
      'منطقة يستطيع فيها كل مجتمع أن يزرع غذاءه، ويرعى صحة أهله، ويبني مستقبله بيده، من الدلتا إلى البحيرات العظمى.',
  },
}
