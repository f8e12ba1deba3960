import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { heroDefaults as english } from './hero-defaults.ts'

export const heroDefaults: MessagesShape<typeof english> = {
  fixedTitle: 'نصنع الأثر',
  animatedLines: ['في المجتمعات الأقل حظًا', 'مع روّاد الأعمال والموجّهين والشركاء'],
  description: 'نفتح بالابتكار أبواب التغيير',
  primaryButtonText: 'انضموا إلينا',
  primaryButtonEnabled: true,
  primaryButtonLink: '/join',
  secondaryButtonText: 'استكشفوا برامجنا',
  secondaryButtonEnabled: true,
  secondaryButtonLink: '/programs',
  backgroundImageUrl: '',
  headerLogoLight: '',
  headerLogoDark: '',
  isActive: true,
}
