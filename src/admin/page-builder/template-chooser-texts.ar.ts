import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { templateChooserTexts as english } from './template-chooser-texts.ts'

export const templateChooserTexts: MessagesShape<typeof english> = {
  title: 'بماذا تبدأ الصفحة؟',
  description:
    'في القالب أقسام ونصوص جاهزة. وما لا يعرفه سواكم مكتوب بين [[قوسين مزدوجين]]، ولا يرى الزوّار القسم حتى تملؤوه.',
  templates: {
    blank: { title: 'صفحة فارغة', description: 'عنوان، وأقسام من اختياركم.' },
    privacyPolicy: {
      title: 'سياسة الخصوصية',
      description: 'ما تحفظونه عن الزوّار ومقدّمي الطلبات، وما يحق لهم طلبه.',
    },
    openCall: {
      title: 'دعوة للتقديم',
      description: 'ماذا تقدّمون، ومن يتقدّم، وكيف تختارون، وأسئلة بأجوبتها.',
    },
    annualReport: {
      title: 'تقرير سنوي',
      description: 'أرقام ورسالة، ومن أين جاء المال وإلى أين ذهب.',
    },
    contact: { title: 'اتصلوا بنا', description: 'أين يجدكم الناس، وإلى من يُوجَّه كل سؤال.' },
    press: { title: 'الصحافة', description: 'حقائق وأرقام وصور، ومن يُتصل به.' },
  },
  notTranslated: 'حُفظت الصفحة، لكن تعذّر إعداد ترجمتها. يمكنكم كتابتها من «اللغات».',
}
