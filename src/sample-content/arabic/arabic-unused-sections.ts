import type { SampleTexts } from './sample-texts.ts'

/** Sections that the sample keeps hidden as they came: staff who show one find its words in Arabic too. */
export const arabicProgramFilms: Record<string, SampleTexts> = {
  logoCenterVideo: { header: 'البرنامج في دقيقتين', content: 'فيلم قصير من الدفعة الأخيرة.' },
  aspirationVideo: {
    header: 'الحكاية على لسان أصحابها',
    content: 'ما الذي تغيّر في حياتهم، وبماذا ينصحون أنفسهم لو عاد الزمن.',
  },
}

export const arabicProgramShowcase: SampleTexts = {
  header: 'من صنع المشاركين',
  content: 'منتجات وخدمات في متناولكم اليوم.',
}

export const arabicProgramGallery: SampleTexts = {
  header: 'صور من البرنامج',
  content: 'من ورش العمل والزيارات وأيام العرض.',
}

export const arabicProjectFilms: Record<string, SampleTexts> = {
  logoCenterVideo: { header: 'المشروع في دقيقتين', content: 'فيلم قصير من الموقع.' },
  aspirationVideo: { header: 'الحكاية على لسان الأهالي', content: 'ما الذي تغيّر، كما يروونه بأنفسهم.' },
}

export const arabicProjectShowcase: SampleTexts = {
  header: 'ما بنيناه',
  content: 'أماكن وأشياء قائمة اليوم.',
}

export const arabicProjectGallery: SampleTexts = {
  header: 'صور من الميدان',
  content: 'التقطها من يعملون هناك.',
}
