import { dayText } from '../../shared/day-text.ts'

/** What the checks of every type say: what is wrong, and what to do. */
export const checkTexts = {
  brokenLink: (address: string) =>
    `The link to ${address} leads nowhere. Choose a page that visitors can see.`,
  deadLink: {
    gone: (address: string, since: string) =>
      `There has been no page at ${address} since ${dayText(since)}. Look whether it has moved.`,
    failing: (address: string, since: string) =>
      `${address} has answered with an error since ${dayText(since)}. Look whether the link still helps.`,
    silent: (address: string, since: string) =>
      `${address} has not answered since ${dayText(since)}. Look whether the link still helps.`,
  },
  unlikelyAddress: (address: string) =>
    `“${address}” is no address that leads anywhere. Copy it from the browser again.`,
  malformedValue: (value: string) => `“${value}” does not fit into this field.`,
  tooLong: (length: number, max: number) => `This text has ${length} characters, and its place takes ${max}.`,
  longForItsPlace: (length: number, fits: number) =>
    `This text has ${length} characters; beyond ${fits} it is cut off or breaks the line. Make it shorter.`,
  straySpaces: () => 'There are spaces too many in this text.',
  fillerText: (words: string) => `“${words}” is a text that only holds a place. Write the right one.`,
  formerName: (name: string, now: string) =>
    `“${name}” is a name from before. Today the foundation is called “${now}”.`,
  formerLogo: (now: string) => `This logo came with the sample content. Upload the one of “${now}”.`,
  namelessPicture: () =>
    'The picture has no alternative text. Say what it shows, for those who cannot see it.',
  fileNameAsWords: (words: string) => `“${words}” is the name of a file. Say what the picture shows.`,
  halfLink: {
    words: 'There is an address, but no words for it. Visitors see nothing to press.',
    address: 'There are words for a button, but no address. Visitors see no button.',
  },
  vagueLink: (words: string) => `“${words}” does not say where the link leads. Name the page it opens.`,
  headingLevels: () => 'The headings of this text skip a level. Screen readers lose the thread.',
  smallPicture: (width: number, needed: number) =>
    `The picture is ${width} pixels wide; here it needs ${needed} to look sharp.`,
  heavyPicture: (megabytes: number) => `The picture weighs ${megabytes} MB. Upload a smaller copy.`,
  missingPicture: () => 'The picture is not there any more. Upload it again, or choose another one.',
  faintColor: (color: string) => `${color} is too pale to be read on a light page.`,
  goneRecord: () => 'What was chosen here was deleted or hidden. Choose something else.',
  unknownVideo: () => 'This is no YouTube address: visitors get a link and no player.',
  unlikelyDate: (year: number) => `The year ${year} looks like a slip.`,
  emptyEntry: (position: number) => `Entry ${position} of this list is empty.`,
  repeatedEntry: (words: string) => `“${words}” stands in this list twice.`,
  missingTranslation: 'This is not translated yet. Visitors read it in the main language.',
  missingTexts: (count: number) =>
    count === 1 ? 'One text is not translated yet.' : `${count} texts are not translated yet.`,
  outdatedTexts: (count: number) =>
    count === 1
      ? 'One text was changed after it was translated.'
      : `${count} texts were changed after they were translated.`,
}
