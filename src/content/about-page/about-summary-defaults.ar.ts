import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { aboutSummaryDefaults as english } from './about-summary-defaults.ts'

export const aboutSummaryDefaults: MessagesShape<typeof english> = {
  aspirationTitle: 'تطلّعنا',
  aspirationContent:
    'منطقة لا يحدّد فيها مكان الميلاد ما يمكن للإنسان أن يتعلّمه أو يبنيه أو يصير إليه. نبدأ حيث تنتهي الخدمات، ونغادر حين يستمرّ ما بنيناه من دوننا.',
  programsSubtitle: 'طريقان للعمل، وغاية واحدة',
  programsApproachText: 'نهج من شقّين: نعطي حيث يلزم العطاء، ونستثمر حيث يدوم أثر الاستثمار.',
  philanthropicTitle: 'المشاريع الخيرية',
  entrepreneurshipTitle: 'برامج ريادة الأعمال',
}
