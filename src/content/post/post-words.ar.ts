import type { Phrases } from '../../shared/phrasebook.ts'

export const postWords: Phrases = {
  'News post': 'خبر',
  News: 'الأخبار',
  'The newest post comes first.': 'الأحدث يأتي أولًا.',
  'Two or three sentences: on the list of news, on the home page, in feeds and in search results.':
    'جملتان أو ثلاث: تظهر في قائمة الأخبار، وفي الصفحة الرئيسية، وفي خلاصات المتابعة، وفي نتائج البحث.',
  'Author from the team': 'الكاتب من الفريق',
  'Shown with name and photo.': 'يظهر بالاسم والصورة.',
  Author: 'الكاتب',
  'Somebody who is not on the team.': 'شخص من خارج الفريق.',
  'The post leads to its page.': 'في الخبر رابط إلى صفحته.',
  Text: 'النص',
  'Visitors find all posts with the same tag.': 'يجد الزوّار كل الأخبار التي تحمل الوسم نفسه.',
  'What happened, newest first': 'الأخبار، الأحدث أولًا',
  blog: 'مدوّنة',
  post: 'خبر',
  announcement: 'إعلان',
  article: 'مقال',
  'What happened, told on a page of its own, on the home page and in the feeds.':
    'لكل خبر صفحته، ويظهر كذلك في الصفحة الرئيسية وفي خلاصات المتابعة.',
  'Write a post': 'كتابة خبر',
  'Edit post': 'تعديل الخبر',
  'No news yet': 'لا أخبار بعد',
  'The home page shows the latest news as soon as there is a post.':
    'تعرض الصفحة الرئيسية آخر الأخبار بعد كتابة أول خبر.',
  'Are you sure you want to delete this post?': 'هل تريدون حذف هذا الخبر؟',
  Post: 'الخبر',
  'Who and what': 'الكاتب والموضوع',
}
