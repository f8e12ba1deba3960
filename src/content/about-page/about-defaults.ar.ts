import { localNumber } from '../../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../../shared/messages-shape.ts'
import { foundation } from '../foundation.ts'
import { builtInNames } from '../site-settings/built-in-names.ar.ts'
import type * as english from './about-defaults.ts'
import { aboutSummaryDefaults } from './about-summary-defaults.ar.ts'

const goal = (number: number, title: string) => ({ number, title, imageUrl: '' })
const value = (title: string, description: string) => ({ title, description, imageUrl: '' })

export const aboutDefaults: MessagesShape<typeof english.aboutDefaults> = {
  ...aboutSummaryDefaults,
  heroTitle: builtInNames.name,
  heroSubtitle: 'نصنع أثرًا يدوم منذ ٢٠١٣',
  heroContent:
    'نعمل مع المجتمعات المحلية ومع روّاد الأعمال، لأن القرية التي تطعم نفسها والشركة الناشئة التي تدفع أجور العاملين فيها تحتاجان إلى الأشياء نفسها: مهارات، وأدوات، ومن يبقى إلى جوارهما.',
  aspirationButtonText: 'استكشفوا برامجنا',
  aspirationButtonLink: '/programs',
  programsTitle: 'برامجنا ومشاريعنا',
  programsContent:
    'تلبّي المشاريع الخيرية احتياجات لا تخدمها سوق اليوم، وتساعد برامج ريادة الأعمال أصحاب الشركات الناشئة على أن يخدموها غدًا.',
  philanthropicContent:
    'ماء وصحة وتعلّم لمجتمعات محلية تصل إليها الخدمات العامة في آخر المطاف. نخطّط لكل مشروع مع أصحابه، ثم نسلّمه إليهم.',
  entrepreneurshipContent:
    'تسريع نموّ وتوجيه لأصحاب شركات تحلّ مشكلة اجتماعية أو بيئية، من النموذج الأولي إلى أول مستثمر.',
  blendedModelContent:
    'تتحمّل المنح مخاطر البداية. ومتى نجح الحلّ مضى به روّاد أعمال من برامجنا إلى أبعد من ذلك، في شركة تعيش من دخلها، ويعود جزء مما تكسبه إلى المشروع التالي.',
  sdgsTitle: 'الأهداف التي نعمل من أجلها',
  sdgsContent: 'ثلاثة من أهداف التنمية المستدامة التي وضعتها الأمم المتحدة تحدّد ما نتولّاه.',
  sdgItems: [
    goal(10, 'الحد من أوجه عدم المساواة'),
    goal(12, 'الاستهلاك والإنتاج المسؤولان'),
    goal(17, 'عقد الشراكات لتحقيق الأهداف'),
  ],
  valuesTitle: 'القيم التي نهتدي بها',
  valueItems: [
    value('الثقة والاختلاف', 'نقول ما نعنيه، ونعوّل على من يرون الأمور بعين أخرى.'),
    value('فرص المستقبل', 'نبحث عمّا يمكن أن يصير إليه المكان، ثم عن أول خطوة في الطريق إليه.'),
    value('شغف التعلّم', 'نقيس، وننشر ما أخفقنا فيه، ونغيّر رأينا أمام الجميع.'),
    value('الوفاء بالوعد', 'نعد بالقليل ونفي به: في اليوم المتفق عليه، وفي القرية المتفق عليها.'),
    value('الصمود', 'نخطّط لسنة الجفاف، كي ينجو العمل الجيد من الموسم السيئ.'),
  ],
}

export const aboutHeadings: typeof english.aboutHeadings = () => ({
  heroTitle: foundation.name,
  heroSubtitle: `نصنع أثرًا يدوم منذ ${localNumber(foundation.foundedIn)}`,
})
