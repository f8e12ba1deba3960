import type { Phrases } from '../shared/phrasebook.ts'

/** What the server says of people, passwords and rights. */
export const accountAnswerPhrases: Phrases = {
  'Please sign in': 'يُرجى تسجيل الدخول',
  'You are not allowed to do this': 'ليس هذا من صلاحيات حسابكم',
  'No account found with this email address.': 'لا حساب بهذا البريد الإلكتروني.',
  'Account is disabled. Please contact an administrator.': 'هذا الحساب موقوف. يُرجى التواصل مع أحد المشرفين.',
  'Invalid credentials': 'بيانات الدخول غير صحيحة',
  'Too many failed attempts. Please try again in a minute.': 'محاولات فاشلة كثيرة. يُرجى المحاولة بعد دقيقة.',
  'Too many failed attempts. Please try again in {minutes} minutes.':
    'محاولات فاشلة كثيرة. يُرجى المحاولة من جديد بعد {minutes#أقلّ من دقيقة|دقيقة|دقيقتين|دقائق|دقيقة|دقيقة}.',
  'Enter the code from your authenticator app.': 'اكتبوا الرمز من تطبيق المصادقة.',
  'This code is not right, or was used already.': 'هذا الرمز غير صحيح، أو سبق استخدامه.',
  'The site can no longer check codes of your app. Use a recovery code, or ask an administrator to reset your second factor.':
    'لم يعد بإمكان الموقع التحقّق من رموز التطبيق. استخدموا رمز استرداد، أو اطلبوا من أحد المشرفين إعادة ضبط التحقّق بخطوتين.',
  'This is not the code the app shows now. Check the time of your phone and try the next code.':
    'ليس هذا هو الرمز المعروض في التطبيق الآن. راجعوا ساعة الهاتف وجرّبوا الرمز التالي.',
  'Please choose your own password first.': 'يُرجى اختيار كلمة مرور خاصة بكم أولًا.',
  'Please set up a second factor first: your role needs one.':
    'يُرجى إعداد التحقّق بخطوتين أولًا: هذا الدور يستلزمه.',
  'Please start setting up the second factor again.': 'يُرجى بدء إعداد التحقّق بخطوتين من جديد.',
  'Your role needs a second factor, so it cannot be removed.':
    'هذا الدور يستلزم التحقّق بخطوتين، فلا يمكن إيقافه.',
  'Please remove your own second factor in your account.': 'إيقاف التحقّق بخطوتين لحسابكم من شاشة «حسابي».',
  'The current password is not right.': 'كلمة المرور الحالية غير صحيحة.',
  'This is the password you already have. Please choose another.':
    'هذه كلمة المرور نفسها. يُرجى اختيار غيرها.',
  'Please change your own password in your profile.': 'تغيير كلمة مرور حسابكم من شاشة «حسابي».',
  'Password must be at least {min} characters':
    'يجب ألّا تقلّ كلمة المرور عن {min#أحرف|حرف واحد|حرفين|أحرف|حرفًا|حرف}',
  'This password is one of the most common ones. Please choose another.':
    'كلمة المرور هذه من الأكثر شيوعًا. يُرجى اختيار غيرها.',
  'Password must not be the email address': 'يُرجى اختيار كلمة مرور غير البريد الإلكتروني',
  'A user with this email address already exists.': 'يوجد مستخدم بهذا البريد الإلكتروني.',
  'A colleague goes by this name already. Please choose a display name that tells you apart.':
    'لزميل آخر الاسم نفسه. يُرجى اختيار اسم ظاهر يميّزكم عنه.',
  'Somebody changed this user in the meantime. Nothing of yours was stored.':
    'غيّر شخص آخر هذا الحساب في هذه الأثناء، ولم يُحفظ شيء مما كتبتموه.',
  'Only a super admin can change or delete a super admin.': 'لا يغيّر المشرف العام ولا يحذفه إلا مشرف عام.',
  'You cannot change or delete an account with more rights than your own.':
    'لا يمكن تغيير حساب أوسع صلاحيات من حسابكم أو حذفه.',
  'You cannot grant a role above your own.': 'لا يمكن منح دور أعلى من دوركم.',
  'You cannot grant a permission that you do not hold yourself.': 'لا يمكن منح صلاحية ليست لكم.',
  'You cannot decide about a role above your own.': 'لا يمكن تغيير قواعد دور أعلى من دوركم.',
  'A super admin always holds every permission.': 'للمشرف العام كل الصلاحيات دائمًا.',
  'You cannot delete your own account.': 'لا يمكن لأحد أن يحذف حسابه بنفسه.',
  'The last active super admin cannot be deleted, deactivated or given another role.':
    'آخر مشرف عام مفعّل لا يُحذف ولا يُوقف ولا يتغيّر دوره.',
  'Role must be one of: {roles}': 'يُرجى اختيار أحد الأدوار المعروضة',
  'Roles must be among: {roles}': 'يُرجى الاختيار من الأدوار المعروضة',
  'Roles must be a list': 'يُرجى إرسال قائمة أدوار',
  'Roles can hold at most {max} entries': 'الحدّ الأقصى {max#لا أدوار|دور واحد|دوران|أدوار|دورًا|دور}',
  'Permissions must be among: {permissions}': 'يُرجى الاختيار من الصلاحيات المعروضة',
  'Permissions must be a list': 'يُرجى إرسال قائمة صلاحيات',
  'Permissions can hold at most {max} entries':
    'الحدّ الأقصى {max#لا صلاحيات|صلاحية واحدة|صلاحيتان|صلاحيات|صلاحية|صلاحية}',
  'Language must be one of: {languages}': 'يُرجى اختيار إحدى اللغات المعروضة',
  'There is no server with this name. Please check how it is spelled.':
    'لا يوجد خادم بهذا الاسم. يُرجى التأكّد من كتابته.',
  'The server refuses connections at this port. Usual are {tls} with TLS and {starttls} with STARTTLS.':
    'يرفض الخادم الاتصال على هذا المنفذ. المعتاد {tls} مع ⁨TLS⁩ و{starttls} مع ⁨STARTTLS⁩.',
  'No mail server answers at this port. Usual are {tls} with TLS and {starttls} with STARTTLS.':
    'لا يردّ خادم بريد على هذا المنفذ. المعتاد {tls} مع ⁨TLS⁩ و{starttls} مع ⁨STARTTLS⁩.',
  'The certificate of the server is not valid for this name, so the connection would not be safe.':
    'شهادة الخادم غير صالحة لهذا الاسم، فلن يكون الاتصال آمنًا.',
  'The server offers no STARTTLS at this port.': 'لا يقدّم الخادم STARTTLS على هذا المنفذ.',
  'The server expects another encryption at this port.': 'يتوقّع الخادم تشفيرًا آخر على هذا المنفذ.',
  'The server does not accept this user name and password.': 'رفض الخادم اسم المستخدم أو كلمة المرور.',
  'The mail server could not be reached.': 'تعذّر الوصول إلى خادم البريد.',
  'The password of the mail server can no longer be read, because the key of the site is another one. Type it again under Mail.':
    'تعذّرت قراءة كلمة مرور خادم البريد لأن مفتاح الموقع تغيّر. يُرجى كتابتها من جديد في شاشة «البريد».',
  'Whoever runs the site has set up the mail server for it. It cannot be changed here.':
    'خادم البريد مضبوط على الخادم نفسه، فلا يمكن تغييره هنا.',
  'The password cannot be kept safely, because this site has no key. Please ask whoever runs it for one (Running the site, The site key).':
    'لا يمكن حفظ كلمة المرور بأمان لأن الموقع بلا مفتاح. يُرجى طلبه من المسؤول عن تشغيل الموقع.',
  'Server must be a name such as mail.example.org': 'اسم الخادم مثل mail.example.org',
  'Port must be a number from {min} to {max}': 'المنفذ رقم من {min} إلى {max}',
  'Encryption must be one of: {encryptions}': 'يُرجى اختيار أحد أنواع التشفير المعروضة',
  'No mail server is set up, so no link can be sent.': 'لم يُضبط خادم البريد بعد، فلا يمكن إرسال الرابط.',
  'This link has been used, or is no longer valid. Please ask for a new one.':
    'هذا الرابط سبق استخدامه، أو لم يعد صالحًا. يُرجى طلب رابط جديد.',
  'This person has been invited already. You can send the invitation again.':
    'سبقت دعوة هذا الشخص. يمكن إرسال الدعوة من جديد.',
  'This is the address you already have.': 'هذا هو بريدكم الحالي.',
  'Please give an email address': 'يُرجى كتابة بريد إلكتروني',
}
