import type { Phrases } from '../../shared/phrasebook.ts'

export const projectWords: Phrases = {
  Project: 'مشروع',
  Projects: 'المشاريع',
  Beneficiaries: 'المستفيدون',
  Timeline: 'الإطار الزمني',
  Impact: 'الأثر',
  Activities: 'الأنشطة',
  'Work for communities': 'عمل للمجتمعات المحلية',
  community: 'مجتمع محلي',
  beneficiaries: 'مستفيدون',
  'Your work for communities, in the order visitors see it.':
    'عملكم للمجتمعات المحلية، بالترتيب الذي يراه الزوّار.',
  'No projects yet': 'لا مشاريع بعد',
  'Create the first one; it appears in the menu and on the Programs page.':
    'أضيفوا أول مشروع ليظهر في القائمة وفي صفحة البرامج.',
  'Loading projects...': 'جارٍ تحميل المشاريع…',
  'Failed to load projects': 'تعذّر تحميل المشاريع',
  'Project created successfully!': 'أُضيف المشروع',
  'Project updated successfully!': 'حُفظ المشروع',
  'Project deleted successfully!': 'حُذف المشروع',
  'Are you sure you want to delete this project?': 'هل تريدون حذف هذا المشروع؟',
  'Failed to update project order': 'تعذّر حفظ ترتيب المشاريع',
  'Basic Info': 'الأساسيات',
  'The full description, and the facts about it': 'الوصف الكامل وبيانات المشروع',
  'Impact & Activities': 'الأثر والأنشطة',
  'What it changes, and what is done for it': 'التغيير المنشود، والعمل من أجله',
  'Design & Display': 'المظهر والعرض',
  'New Project': 'مشروع جديد',
  'Settings for lists and cards first, then the sections of the project’s own page.':
    'إعدادات القوائم والبطاقات أولًا، ثم أقسام صفحة المشروع.',
  'Back to Projects': 'العودة إلى المشاريع',
  'Project Not Found': 'لم نجد هذا المشروع',
  'Project saved successfully!': 'حُفظ المشروع',
  'Error saving project: {reason}': 'تعذّر حفظ المشروع: {reason}',
  'Failed to load project': 'تعذّر تحميل المشروع',
}
