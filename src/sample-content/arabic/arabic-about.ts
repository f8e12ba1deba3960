import { aboutPageId } from '../../content/about-page/about-page-rules.ts'
import { arabicFoundation, arabicProgramNames } from './arabic-names.ts'
import type { SampleTexts } from './sample-texts.ts'

const values = [
  {
    title: 'الثقة والاختلاف',
    description: 'نقول ما نعنيه، ونعوّل على من يرون الأمور بعين أخرى.',
  },
  {
    title: 'فرص المستقبل',
    description: 'نبحث عمّا يمكن أن يصير إليه المكان، ثم عن أول خطوة في الطريق إليه.',
  },
  {
    title: 'شغف التعلّم',
    description: 'نقيس، وننشر ما أخفقنا فيه، ونغيّر رأينا أمام الجميع.',
  },
  {
    title: 'الوفاء بالوعد',
    description: 'نعد بالقليل ونفي به: في اليوم المتفق عليه، وفي القرية المتفق عليها.',
  },
  {
    title: 'الصمود',
    description: 'نخطّط لسنة الجفاف، كي ينجو العمل الجيد من الموسم السيئ.',
  },
]

/** The goals are named as the United Nations name them in Arabic. */
const goals = [
  { title: 'الحد من أوجه عدم المساواة' },
  { title: 'الاستهلاك والإنتاج المسؤولان' },
  { title: 'عقد الشراكات لتحقيق الأهداف' },
]

function logos(...ids: (keyof typeof arabicProgramNames)[]): SampleTexts[] {
  return ids.map((id) => ({ name: arabicProgramNames[id] }))
}

export const arabicAboutPage: Record<string, SampleTexts> = {
  [aboutPageId]: {
    heroTitle: arabicFoundation,
    heroSubtitle: 'نصنع أثرًا يدوم منذ ٢٠١٣',
    heroContent:
      'نعمل مع المجتمعات المحلية ومع روّاد الأعمال، لأن القرية التي تطعم نفسها والشركة الناشئة التي تدفع أجور عامليها تحتاجان إلى الأشياء نفسها: مهارات، وأدوات، ومن يبقى إلى جوارهما.',
    aspirationTitle: 'تطلّعنا',
    aspirationContent:
      'منطقة لا يحدّد فيها مكان الميلاد ما يمكن للإنسان أن يتعلّمه أو يبنيه أو يصير إليه. نبدأ حيث تنتهي الخدمات، ونرحل حين يقف ما بنيناه من دوننا.',
    aspirationButtonText: 'استكشف برامجنا',
    programsTitle: 'برامجنا ومشاريعنا',
    programsSubtitle: 'طريقان للعمل، وغاية واحدة',
    programsContent:
      'تلبّي المشاريع الخيرية احتياجات لا تخدمها سوق اليوم، وتساعد برامج ريادة الأعمال أصحاب الشركات الناشئة على أن يخدموها غدًا.',
    programsApproachText: 'نهج من شقّين: نعطي حيث يلزم العطاء، ونستثمر حيث يدوم الاستثمار أطول.',
    philanthropicTitle: 'المشاريع الخيرية',
    philanthropicContent:
      'يوصل عدن الماء إلى حقول الواحات، ويضع جرافين الشاشات أمام من تركهم الركب، ويحمل نيتروس النَّفَس والضوء إلى عيادات القرى. نخطّط لكل مشروع مع أصحابه، ثم نسلّمه إليهم.',
    philanthropicLogos: logos('eden', 'graphene', 'nitrous', 'helios'),
    entrepreneurshipTitle: 'برامج ريادة الأعمال',
    entrepreneurshipContent:
      'يرافق بريدجز الشركات الناشئة من أول عملية بيع إلى المئة، ويمنح آي‌منتور روّاد الأعمال من يتصلون به، وتحوّل ناعورة المهارة إلى أول دخل. ولا يأخذ أيّ منها حصة أو رسومًا.',
    entrepreneurshipLogos: logos('bridgez', 'imentor', 'noria', 'khatwa'),
    blendedModelContent:
      'تحمل المنح مخاطرة الميل الأول: دفع مشروع عدن ثمن غرف التبريد الأولى، لأن أحدًا غيره لم يكن ليدفعه. ولمّا نجحت بنت إحدى شركات بريدجز ما تلاها، وهي تتولّى اليوم صيانة الغرف الإحدى عشرة كلها. ويعود جزء مما تكسبه إلى مدارس المزارعين.\n\nهذا هو النموذج كله: العطاء يفتح الطريق، والعمل التجاري يبقيه مفتوحًا.',
    sdgsTitle: 'الأهداف التي نعمل من أجلها',
    sdgsContent: 'ثلاثة من أهداف التنمية المستدامة التي وضعتها الأمم المتحدة تحدّد ما نتولّاه.',
    sdgItems: goals,
    valuesTitle: 'القيم التي نهتدي بها',
    valueItems: values,
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
      'أن نضع المهارات والأدوات والمال الصبور في أيدي أناس يعرفون ما تحتاج إليه مجتمعاتهم، وأن نبقى إلى أن يستغنوا عنّا.',
    visionTitle: 'رؤيتنا',
    visionContent:
      'منطقة يستطيع فيها كل مجتمع أن يزرع غذاءه، ويرعى صحة أهله، ويبني مستقبله بيده، من الدلتا إلى البحيرات العظمى.',
  },
}
