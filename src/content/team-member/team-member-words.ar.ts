import type { Phrases } from '../../shared/phrasebook.ts'

export const teamMemberWords: Phrases = {
  'Team member': 'عضو في الفريق',
  'Team members': 'أعضاء الفريق',
  'Full Name': 'الاسم الكامل',
  Position: 'المنصب',
  Bio: 'نبذة',
  Photo: 'الصورة',
  Team: 'الفريق',
  'People on the About page': 'أشخاص صفحة «من نحن»',
  people: 'أشخاص',
  staff: 'فريق العمل',
  colleagues: 'زملاء',
  board: 'مجلس الأمناء',
  photo: 'صورة',
  'Team Manager': 'إدارة الفريق',
  'The people on the About page. The first six visible ones are shown, in this order.':
    'أشخاص صفحة «من نحن». يظهر فيها أول ستة منهم بهذا الترتيب.',
  'Add Team Member': 'إضافة عضو',
  'Edit Team Member': 'تعديل العضو',
  'No team members yet': 'لا أعضاء بعد',
  'Add the people behind the work; they appear on the About page.':
    'أضيفوا القائمين على العمل ليظهروا في صفحة «من نحن».',
  'Team member created successfully!': 'أُضيف العضو',
  'Team member updated successfully!': 'حُفظ العضو',
  'Team member deleted successfully!': 'حُذف العضو',
  'Are you sure you want to delete this team member?': 'هل تريدون حذف هذا العضو؟',
  Person: 'الشخص',
  'Photo and place': 'الصورة والمكان',
}
