import type { MessagesShape } from '../shared/messages-shape.ts'
import type { sectionTexts as english } from './section-texts.ts'

export const sectionTexts: MessagesShape<typeof english> = {
  missingHeroImage: 'يلزم رفع صورة خلفية للواجهة',
  missingImage: 'يلزم رفع صورة',
  missingLogo: 'يلزم رفع شعار',
  missingVideo: 'يلزم رابط فيديو على يوتيوب',
  missingItems: 'تلزم إضافة بنود إلى هذا القسم',
  unknownLayout: 'تخطيط غير معروف لهذا القسم',
  playVideo: 'تشغيل الفيديو',
  watchVideo: 'مشاهدة الفيديو',
  watchOnYoutube: 'المشاهدة على يوتيوب',
  opensInNewTab: '(يُفتح في نافذة جديدة)',
  pauseMotion: 'إيقاف الحركة',
  playMotion: 'تشغيل الحركة',
  contents: 'في هذه الصفحة',
  partners: 'شركاء الأثر',
  pausePartners: 'إيقاف حركة الشعارات',
  playPartners: 'إعادة حركة الشعارات',
}
