import type { Phrases } from '../../shared/phrasebook.ts'

export const redirectWords: Phrases = {
  Redirect: 'إعادة توجيه',
  Redirects: 'إعادة التوجيه',
  'Old address': 'الرابط القديم',
  'There is a redirect from this address already': 'هذا الرابط يُعاد توجيهه من قبل',
  'What visitors may still have, such as /annual-report-2019, in any language. A whole address of an older website can be pasted.':
    'رابط قد يكون ما زال لدى الزوّار، مثل ⁨/annual-report-2019⁩، بأي لغة. ويمكن لصق رابط كامل من موقع أقدم.',
  'A page of this site, such as /programs/bridgez, or a web address elsewhere.':
    'صفحة في هذا الموقع، مثل ⁨/programs/bridgez⁩، أو رابط في موقع آخر.',
  'Old addresses that lead on': 'روابط قديمة ووجهاتها',
  moved: 'انتقل',
  forward: 'توجيه',
  'broken links': 'روابط معطّلة',
  'not found': 'غير موجود',
  'Addresses that no longer have a page, and where they lead. Where a page exists, it is shown. Programs, projects and events that get another address need no redirect: their old one leads to them by itself.':
    'روابط لم تعد لها صفحات، ووجهة كل منها. إن كانت للرابط صفحة ظهرت الصفحة. والبرامج والمشاريع والفعاليات التي يتغيّر رابطها لا تحتاج إلى إعادة توجيه: رابطها القديم يفتحها تلقائيًا.',
  'No redirects yet': 'لا عمليات إعادة توجيه بعد',
  'Add one for an address that was printed, mailed or linked and has no page any more.':
    'أضيفوا واحدة لكل رابط طُبع أو أُرسل أو نُشر في موقع آخر ولم تعد له صفحة.',
}
