import { arabicPeople } from './arabic-names.ts'
import type { SampleTexts } from './sample-texts.ts'

export const arabicTeam: Record<string, SampleTexts> = {
  'salma-hegazy': {
    name: arabicPeople['salma-hegazy'],
    position: 'المديرة التنفيذية',
    bio: 'أطلقت المؤسسة عام ٢٠١٣ من شقة فوق مخبز في شبرا، بعد عشر سنوات في هندسة المياه. وما زالت تقرأ كل طلب بنفسها مساء الأحد.',
  },
  'karim-abdelrahman': {
    name: arabicPeople['karim-abdelrahman'],
    position: 'مدير البرامج',
    bio: 'بنى شركتين وأغلقهما قبل أن يبلغ الخامسة والثلاثين، ويقول إن الثانية علّمته أكثر. يدير بريدجز وناعورة.',
  },
  'nadia-boutros': {
    name: arabicPeople['nadia-boutros'],
    position: 'مديرة المشاريع المجتمعية',
    bio: 'مهندسة زراعية من المنيا. تقضي أسبوعين من كل شهر في الواحات، وتعرف معظم الآبار بأعماقها.',
  },
  'tarek-elmasry': {
    name: arabicPeople['tarek-elmasry'],
    position: 'مدير الشؤون المالية',
    bio: 'يحرص على ألا يتحرّك المال إلا بعد أن تظهر النتيجة، وينشر دفاترنا في مارس من كل عام.',
  },
  'amina-wanjiru': {
    name: arabicPeople['amina-wanjiru'],
    position: 'المديرة الإقليمية لشرق أفريقيا',
    bio: 'افتتحت مكتبنا في نيروبي وأول مراكز جرافين في شمال كينيا، وتوجّه بنفسها اثنين من روّاد الأعمال كل عام.',
  },
  'youssef-haddad': {
    name: arabicPeople['youssef-haddad'],
    position: 'مسؤول الأثر والتعلّم',
    bio: 'خبير إحصاء. يقود الإحصاء السنوي في المجتمعات المحلية الأربعة والثمانين، والأمسية التي نعلن فيها ما لم ينجح.',
  },
}
