import { countHours } from '../../../shared/count-hours.ts'
import { momentInWords } from '../../../shared/moment-in-words.ts'

/** What staff read of the server itself: the empty document before the area is loaded, and mails. */
export const staffTexts = {
  document: { title: 'Admin area', checking: 'Checking authentication...' },
  notice: {
    subject: (subject: string) => `New application: ${subject}`,
    applied: (name: string, subject: string) => `${name} has applied: ${subject}`,
    language: (name: string) => `Language: ${name}`,
    promised: (hours: number) => `An answer was promised within ${countHours(hours)}.`,
  },
  missedSchedule: {
    publish: {
      subject: (title: string) => `Not published: ${title}`,
      told: (title: string, at: string, who: string) =>
        `“${title}” was to be published on ${momentInWords(at)}, as ${who} had planned. It was not. It stays a draft, and nothing of it is lost.`,
    },
    hide: {
      subject: (title: string) => `Not hidden: ${title}`,
      told: (title: string, at: string, who: string) =>
        `“${title}” was to be hidden on ${momentInWords(at)}, as ${who} had planned. It was not: visitors still see it.`,
    },
    reasons: {
      rule: 'The reason: something in it breaks a rule, such as a field that must be filled in.',
      conflict:
        'The reason: somebody published another version of the same words meanwhile, and somebody has to choose.',
      taken: 'The reason: another record has its address or its name by now.',
      gone: 'The reason: it is not there any more.',
      rights: 'The reason: whoever planned it, or changed it last, may not publish it.',
      failure:
        'The reason: something went wrong on the server. The administrators can look it up in the log.',
    },
    open: 'The dashboard leads to it. There you can mend it, and publish it or choose another time:',
  },
  testMail: {
    subject: (name: string) => `A test mail from ${name}`,
    works: (host: string) =>
      `This mail was sent from the first steps of ${host}. That you read it says that mails work.`,
    asked: 'Nobody else has got it, and you need not answer.',
  },
  backupFailed: {
    subject: (host: string) => `The backup of ${host} failed`,
    told: (host: string) =>
      `The site ${host} could not make its backup, although it tried several times. It goes on trying. Nothing else is wrong: visitors notice nothing.`,
    last: (time: string) => `The last backup was made on ${momentInWords(time)}.`,
    none: 'There is no backup yet.',
    problems: {
      no_room:
        'What to do: there is no room for it on the server’s disk. Ask whoever looks after the server to make room, then press “Back up now”.',
      place_away:
        'What to do: the place where backups are kept cannot be written to. Ask whoever looks after the server to check the backup folder or the object storage, then press “Back up now”.',
      other:
        'What to do: press “Back up now”. If it fails again, show the message there to whoever looks after the server.',
    },
    open: 'The screen of the backups:',
  },
  drillFailed: {
    subject: (host: string) => `A backup of ${host} cannot be relied on`,
    told: (host: string) =>
      `Once a month the site ${host} restores its newest backup into a scratch database and compares everything. This time that did not work. The site itself is not touched by it.`,
    problems: {
      none: 'The reason: there is no backup at all.',
      damaged: 'The reason: the backup is damaged.',
      different: 'The reason: what was restored is not what was backed up.',
    },
    mend: 'What to do: press “Back up now”, then have it checked again under Operations. If that fails too, show the message to whoever looks after the server.',
    open: 'The screen of the backups:',
  },
  releaseFailed: {
    subject: (name: string) => `Not published: the release ${name}`,
    told: (name: string) =>
      `The release “${name}” was to be published by now. It was not: nothing of it is on the site, and all of it stays drafts.`,
    refused: 'These could not be published; the release says why:',
    empty: 'There was nothing in it to publish.',
    open: 'There you can mend it, and publish it or choose another time:',
  },
  releaseInDoubt: {
    subject: (name: string) => `This release cannot go live: ${name}`,
    told: (name: string, at: string) =>
      `The release “${name}” is planned for ${momentInWords(at)}. As things are, nothing of it would be published then, because of these drafts:`,
    open: 'There you can see why, and mend it before the time comes:',
  },
  approval: {
    request: {
      subject: (title: string) => `For your approval: ${title}`,
      sent: (who: string, title: string) => `${who} has sent changes to “${title}” for approval.`,
      note: (note: string) => `Their note: ${note}`,
      open: 'Look at what differs, then approve it or send it back:',
    },
    approved: {
      subject: (title: string) => `Approved: ${title}`,
      decided: (who: string, title: string) =>
        `${who} has approved your changes to “${title}”. They are published.`,
      comment: (comment: string) => `Their comment: ${comment}`,
      open: 'What you have sent:',
    },
    sentBack: {
      subject: (title: string) => `Sent back: ${title}`,
      decided: (who: string, title: string) =>
        `${who} has sent your changes to “${title}” back. Your draft is as you left it.`,
      comment: (comment: string) => `Their comment: ${comment}`,
      open: 'Continue with it and send it again:',
    },
  },
  accountLinks: {
    invitation: {
      subject: (host: string) => `Your invitation to ${host}`,
      greeting: (name: string) => `Dear ${name},`,
      invited: (inviter: string, host: string) =>
        `${inviter} invites you to help run the website ${host}. An account is ready for you.`,
      open: 'Open this link, choose a password, and you are in. It works once, within 7 days:',
      mistaken: 'If you did not expect this, you can ignore it: nothing happens without you.',
    },
    password: {
      subject: 'A new password for your account',
      asked: (host: string) =>
        `Somebody, probably you, asked for a new password for your account at ${host}.`,
      open: (minutes: number) => `Open this link to choose one. It works once, within ${minutes} minutes:`,
      mistaken: 'If it was not you, you can ignore this mail: your password stays as it is.',
    },
    email: {
      subject: 'Please confirm your new address',
      asked: (host: string, email: string) =>
        `You asked to sign in at ${host} with the address ${email} from now on.`,
      open: 'Open this link to confirm it. It works once, within 24 hours:',
      mistaken: 'If it was not you, you can ignore this mail: nothing changes.',
    },
    moved: {
      subject: 'The address of your account has changed',
      moved: (host: string, email: string) => `From now on you sign in at ${host} with the address ${email}.`,
      mistaken: 'If it was not you who changed it, please tell an administrator at once.',
    },
  },
}
