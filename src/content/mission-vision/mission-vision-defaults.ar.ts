import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { missionVisionDefaults as english } from './mission-vision-defaults.ts'

export const missionVisionDefaults: MessagesShape<typeof english> = {
  missionTitle: 'رسالتنا',
  missionContent: 'أن نضع المهارات والأدوات ورأس المال الصبور في أيدي أناس يعرفون ما تحتاج إليه مجتمعاتهم.',
  visionTitle: 'رؤيتنا',
  visionContent: 'منطقة يستطيع فيها كل مجتمع أن يزرع غذاءه، ويرعى صحة أهله، ويبني مستقبله بيده.',
}
