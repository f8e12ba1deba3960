import type { Phrases } from '../../shared/phrasebook.ts'

export const redirectWords: Phrases = {
  Redirect: 'تحويل',
  Redirects: 'التحويلات',
  'Old address': 'العنوان القديم',
  'There is a redirect from this address already': 'هناك تحويل من هذا العنوان',
  'What visitors may still have, such as /annual-report-2019, in any language. A whole address of an older website can be pasted.':
    'ما قد يكون ما زال عند الزوار، مثل ‎/annual-report-2019، بأي لغة. ويمكن لصق عنوان كامل من موقع أقدم.',
  'A page of this site, such as /programs/bridgez, or a web address elsewhere.':
    'صفحة في هذا الموقع، مثل ‎/programs/bridgez، أو عنوان في موقع آخر.',
  'Old addresses that lead on': 'عناوين قديمة تقود إلى غيرها',
  moved: 'انتقل',
  forward: 'تحويل',
  'broken links': 'روابط معطّلة',
  'not found': 'غير موجود',
  'Addresses that no longer have a page, and where they lead. Where a page exists, it is shown. Programs, projects and events that get another address need no redirect: their old one leads to them by itself.':
    'عناوين لم تعد لها صفحة، وإلى أين تقود. حيث توجد صفحة تظهر هي. والبرامج والمشاريع والفعاليات التي يتغيّر عنوانها لا تحتاج إلى تحويل: عنوانها القديم يقود إليها وحده.',
  'No redirects yet': 'لا تحويلات بعد',
  'Add one for an address that was printed, mailed or linked and has no page any more.':
    'أضيفوا تحويلًا لعنوان طُبع أو أُرسل أو رُبط ولم تعد له صفحة.',
}
