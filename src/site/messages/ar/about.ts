import { arabicCount } from '../../../shared/arabic-count.ts'
import { localNumber } from '../../../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../../../shared/messages-shape.ts'
import { isolated } from '../../../shared/text-language.ts'
import type { about as english } from '../en/about.ts'

const countries = ['لا دول', 'دولة واحدة', 'دولتان', 'دول', 'دولة', 'دولة'] as const

export const about: MessagesShape<typeof english> = {
  loading: 'نفتح صفحة «من نحن»…',
  failed: 'تعذّر تحميل نصوص هذه الصفحة',
  blendedTitle: 'نهج واحد يجمع الاثنين',
  goal: (number) => `الهدف ${localNumber(number)}`,
  goalNamed: (number, name) => `الهدف ${localNumber(number)}: ${name}`,
  areas: {
    title: 'أين نعمل',
    text: (count) => `${arabicCount(count, countries)}، من واحات الصحراء الغربية إلى بحيرات الأخدود العظيم.`,
    map: (names) => `خريطة أفريقيا، والدول المظلّلة فيها: ${names}.`,
  },
  team: {
    title: 'من ستلتقون بهم',
    text: 'منّا من يردّ على الهاتف ومنّا من يحفر الآبار، وكلّنا نجيب عن رسائلكم.',
    loading: 'نحمّل صفحة الفريق…',
    failed: 'تعذّر تحميل بيانات الفريق',
    linkedin: (name) => `${isolated(name)} على لينكدإن (يُفتح في نافذة جديدة)`,
  },
  furtherFailed: (reason) => `تعذّر تحميل بقية الصفحة: ${isolated(reason)}`,
}
