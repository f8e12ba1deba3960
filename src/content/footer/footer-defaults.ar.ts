import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { footerDefaults as english } from './footer-defaults.ts'

export const footerDefaults: MessagesShape<typeof english> = {
  logoUrl: '',
  companyDescription:
    'مؤسسة لا تهدف إلى الربح، تعمل مع روّاد الأعمال الاجتماعيين والمجتمعات المحلية الأقل حظًا في مصر وأفريقيا والمنطقة.',
  address: 'القاهرة، مصر',
  phone: '+20 2 0000 0000',
  whatsapp: '',
  email: 'hello@example.org',
  socials: { facebook: '', twitter: '', linkedin: '', instagram: '' },
  quickLinks: [
    { title: 'من نحن', href: '/about' },
    { title: 'البرامج', href: '/programs' },
    { title: 'الفعاليات', href: '/events' },
    { title: 'انضموا إلينا', href: '/join' },
  ],
  resourceLinks: [
    { title: 'سجلّ الأثر', href: '/portfolio' },
    { title: 'أثرنا', href: '/impact' },
    { title: 'الشركاء', href: '/partners' },
  ],
  policyLinks: [],
}
