import type { Phrases } from '../shared/phrasebook.ts'

/** What the server says of people, passwords and rights. */
export const accountAnswerPhrases: Phrases = {
  'Please sign in': 'يُرجى تسجيل الدخول',
  'You are not allowed to do this': 'هذا خارج صلاحيات حسابكم',
  'No account found with this email address.': 'لا حساب بهذا البريد الإلكتروني.',
  'Account is disabled. Please contact an administrator.': 'هذا الحساب موقوف. يُرجى الرجوع إلى أحد المشرفين.',
  'Invalid credentials': 'بيانات الدخول غير صحيحة',
  'Too many failed attempts. Please try again in a minute.': 'محاولات فاشلة كثيرة. يُرجى المحاولة بعد دقيقة.',
  'Too many failed attempts. Please try again in {minutes} minutes.':
    'محاولات فاشلة كثيرة. يُرجى المحاولة من جديد بعد مدة، بالدقائق: {minutes}.',
  'Enter the code from your authenticator app.': 'اكتبوا الرمز من تطبيق المصادقة.',
  'This code is not right, or was used already.': 'هذا الرمز غير صحيح، أو سبق استخدامه.',
  'The site can no longer check codes of your app. Use a recovery code, or ask an administrator to reset your second factor.':
    'لم يعد بإمكان الموقع التحقّق من رموز التطبيق. استخدموا رمز استرداد، أو اطلبوا من أحد المشرفين إعادة ضبط التحقّق بخطوتين.',
  'This is not the code the app shows now. Check the time of your phone and try the next code.':
    'ليس هذا ما يعرضه التطبيق الآن. راجعوا ساعة الهاتف وجرّبوا الرمز التالي.',
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
  'Password must be at least {min} characters': 'أقلّ طول لكلمة المرور {min} حروف',
  'This password is one of the most common ones. Please choose another.':
    'كلمة المرور هذه من الأكثر شيوعًا. يُرجى اختيار غيرها.',
  'Password must not be the email address': 'يُرجى اختيار كلمة مرور غير البريد الإلكتروني',
  'A user with this email address already exists.': 'هناك مستخدم بهذا البريد الإلكتروني.',
  'A colleague goes by this name already. Please choose a display name that tells you apart.':
    'هذا الاسم يحمله زميل آخر. يُرجى اختيار اسم عرض يميّزكم عنه.',
  'Somebody changed this user in the meantime. Nothing of yours was stored.':
    'غيّر شخص آخر هذا الحساب في أثناء ذلك. لم يُحفظ شيء مما كتبتموه.',
  'Only a super admin can change or delete a super admin.': 'لا يغيّر المشرف العام ولا يحذفه إلا مشرف عام.',
  'You cannot change or delete an account with more rights than your own.':
    'لا يمكن تغيير حساب أوسع صلاحيات من حسابكم أو حذفه.',
  'You cannot grant a role above your own.': 'لا يمكن منح دور أعلى من دوركم.',
  'You cannot grant a permission that you do not hold yourself.': 'لا يمكن منح صلاحية ليست لكم.',
  'You cannot decide about a role above your own.': 'لا يمكن القرار في دور أعلى من دوركم.',
  'A super admin always holds every permission.': 'للمشرف العام كل الصلاحيات دائمًا.',
  'You cannot delete your own account.': 'لا يمكن حذف حسابكم من حسابكم.',
  'The last active super admin cannot be deleted, deactivated or given another role.':
    'آخر مشرف عام مفعّل لا يُحذف ولا يُوقف ولا يتغيّر دوره.',
  'Role must be one of: {roles}': 'يُرجى اختيار دور من المعروض',
  'Roles must be among: {roles}': 'يُرجى اختيار أدوار من المعروض',
  'Roles must be a list': 'يُرجى إرسال قائمة أدوار',
  'Roles can hold at most {max} entries': 'عدد الأدوار فوق الحدّ، وهو {max}',
  'Permissions must be among: {permissions}': 'يُرجى اختيار صلاحيات من المعروض',
  'Permissions must be a list': 'يُرجى إرسال قائمة صلاحيات',
  'Permissions can hold at most {max} entries': 'عدد الصلاحيات فوق الحدّ، وهو {max}',
  'Language must be one of: {languages}': 'يُرجى اختيار لغة من المعروض',
  'There is no server with this name. Please check how it is spelled.':
    'لا خادم بهذا الاسم. يُرجى التأكّد من كتابته.',
  'The server refuses connections at this port. Usual are 465 with TLS and 587 with STARTTLS.':
    'يرفض الخادم الاتصال على هذا المنفذ. المعتاد 465 مع TLS و587 مع STARTTLS.',
  'No mail server answers at this port. Usual are 465 with TLS and 587 with STARTTLS.':
    'لا يردّ خادم بريد على هذا المنفذ. المعتاد 465 مع TLS و587 مع STARTTLS.',
  'The certificate of the server is not valid for this name, so the connection would not be safe.':
    'شهادة الخادم غير صالحة لهذا الاسم، فلن يكون الاتصال آمنًا.',
  'The server offers no STARTTLS at this port.': 'لا يقدّم الخادم STARTTLS على هذا المنفذ.',
  'The server expects another encryption at this port.': 'يتوقّع الخادم تشفيرًا آخر على هذا المنفذ.',
  'The server does not accept this user name and password.': 'لا يقبل الخادم اسم المستخدم وكلمة المرور هذين.',
  'The mail server could not be reached.': 'تعذّر الوصول إلى خادم البريد.',
  'The password of the mail server can no longer be read, because the key of the site is another one. Type it again under Mail.':
    'لم تعد كلمة مرور خادم البريد تُقرأ لأن مفتاح الموقع تغيّر. يُرجى كتابتها من جديد في شاشة «البريد».',
  'Whoever runs the site has set up the mail server for it. It cannot be changed here.':
    'ضبط خادم البريد من يدير الموقع، فلا يتغيّر هنا.',
  'The password cannot be kept safely, because this site has no key. Please ask whoever runs it for one (Running the site, The site key).':
    'لا يمكن حفظ كلمة المرور بأمان لأن الموقع بلا مفتاح. يُرجى طلب مفتاح ممّن يدير الموقع.',
  'Server must be a name such as mail.example.org': 'اسم الخادم مثل mail.example.org',
  'Port must be a number from 1 to 65535': 'المنفذ رقم من 1 إلى 65535',
  'Encryption must be one of: {encryptions}': 'يُرجى اختيار تشفير من المعروض',
  'No mail server is set up, so no link can be sent.': 'لا خادم بريد مضبوط، فلا يمكن إرسال رابط.',
  'This link has been used, or is no longer valid. Please ask for a new one.':
    'هذا الرابط سبق استخدامه، أو لم يعد صالحًا. يُرجى طلب رابط جديد.',
  'This person has been invited already. You can send the invitation again.':
    'لهذا الشخص دعوة من قبل. يمكن إرسالها من جديد.',
  'This is the address you already have.': 'هذا هو بريدكم الحالي.',
  'Please give an email address': 'يُرجى كتابة بريد إلكتروني',
}
