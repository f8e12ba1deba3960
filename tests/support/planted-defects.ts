import { ownPage } from '../../src/content/own-page/own-page.ts'
import { imageWith, itemWith, sectionWith } from '../../src/content/page-section/blank-section.ts'
import { sectionSamples } from '../../src/content/page-section/section-samples.ts'
import * as types from '../../src/content/registered-types.ts'
import type { CheckFacts } from '../../src/schema/checks/check.ts'
import { type Definition, defineCollection } from '../../src/schema/define-content.ts'
import { reference, text } from '../../src/schema/fields.ts'
import { initialValues } from '../../src/schema/nested-fields.ts'

/** The day that the planted defects are looked at. */
export const today = new Date('2026-11-16T10:00:00Z')

const weights: Record<string, number> = {
  '/files/media/0123456789abcdef-2000x1200.jpg': 9 * 1024 * 1024,
}
const missing = new Set(['/files/media/dddddddddddddddd-2000x1200.jpg'])
const pages = new Set(['/', '/join', '/programs', '/programs/bridgez'])

/** What is known of the site that the defects are planted into. */
export const plantedFacts: CheckFacts = {
  now: today,
  isPublishing: true,
  siteUrl: 'https://gsf.example',
  leadsNowhere: (path) => !pages.has(path),
  pictureBytes: (url) => weights[url],
  isPictureMissing: (url) => missing.has(url),
  isRecordGone: (_collection, id) => id === 'deleted',
  deadLink: (address) =>
    address === 'https://gone.example/page' ? { since: '2026-11-01', reason: 'gone' } : undefined,
  formerNames: { now: 'Nile Spring', find: (text) => /Old House/.exec(text)?.[0] },
  isFormerLogo: (url) => url === wide,
}

export interface PlantedDefect {
  /** Names it in the test. */
  defect: string
  definition: Definition
  /** The record, which has no other defect. */
  values: Record<string, unknown>
  check: string
  path: string
  /** What one press makes of the value at the path; left out where nothing is safe. */
  mended?: unknown
  facts?: Partial<CheckFacts>
}

const wide = '/files/media/0123456789abcdee-2000x1200.jpg'
const small = '/files/media/0123456789abcdee-200x120.jpg'
const tiny = '/files/partners/0123456789abcdee-60x40.png'

function base(definition: Definition): Record<string, unknown> {
  return { ...initialValues(definition.fields), ...definition.example }
}

function planted(
  definition: Definition,
  defect: string,
  values: Record<string, unknown>,
  [check, path, ...mended]: [check: string, path: string, mended?: unknown],
  facts?: Partial<CheckFacts>,
): PlantedDefect {
  return {
    defect,
    definition,
    values: { ...base(definition), ...values },
    check,
    path,
    ...(mended.length > 0 && { mended: mended[0] }),
    ...(facts && { facts }),
  }
}

const {
  event,
  post,
  partner,
  program,
  footer,
  mediaAlbum,
  siteSettings,
  heroSection,
  successStory,
  redirect,
} = types
const nextEvent = { date: '2027-01-20', status: 'Published', isPublished: true, sharing: base(event).sharing }
const onEvent = (defect: string, values: Record<string, unknown>, expected: [string, string, unknown?]) =>
  planted(event, defect, { ...nextEvent, ...values }, expected)

const section = (layout: Parameters<typeof sectionWith>[1], values: Parameters<typeof sectionWith>[2]) =>
  sectionWith('s', layout, { header: 'A week with us', content: 'What happens.', ...values })
const onPage = (
  defect: string,
  sections: ReturnType<typeof section>[],
  expected: [string, string, unknown?],
) => planted(ownPage, defect, { sections }, expected)

const photo = imageWith(wide, 'Two women at a loom')
const albumImage = (values: object) => ({
  ...{ url: wide, alt: 'Two women at a loom', caption: '', photographer: '', tags: [] },
  ...values,
})

const pictures: PlantedDefect[] = [
  planted(
    mediaAlbum,
    'a picture of an album without alternative text',
    { images: [albumImage({ alt: '' })] },
    ['nameless-picture', 'images.0.alt'],
  ),
  planted(
    mediaAlbum,
    'a picture of an album described by blanks',
    { images: [albumImage({}), albumImage({ alt: '  ' })] },
    ['nameless-picture', 'images.1.alt'],
  ),
  onPage(
    'a picture of a section without alternative text',
    [section('galleryGrid', { images: [imageWith(wide)] })],
    ['nameless-picture', 'sections.0.images.0.alt'],
  ),
  onPage(
    'the second picture of a gallery without alternative text',
    [section('galleryGrid', { images: [photo, imageWith(wide)] })],
    ['nameless-picture', 'sections.0.images.1.alt'],
  ),
  planted(
    mediaAlbum,
    'a picture described by the name of its file',
    { images: [albumImage({ alt: 'IMG_2034.JPG' })] },
    ['file-name-as-words', 'images.0.alt'],
  ),
  onPage(
    'a picture described by the number of the camera',
    [section('galleryGrid', { images: [imageWith(wide, 'DSC_0042')] })],
    ['file-name-as-words', 'sections.0.images.0.alt'],
  ),
  planted(post, 'a cover that is too small', { imageUrl: small }, ['small-picture', 'imageUrl']),
  planted(partner, 'a logo that is too small', { logoUrl: tiny }, ['small-picture', 'logoUrl']),
  planted(
    heroSection,
    'a background that is too small for the width of a page',
    { backgroundImageUrl: '/files/media/0123456789abcdee-900x500.jpg' },
    ['small-picture', 'backgroundImageUrl'],
  ),
  planted(siteSettings, 'an icon that is too small', { icon: tiny }, ['small-picture', 'icon']),
  planted(
    post,
    'a share picture that is too small',
    { sharing: { ...Object(base(post).sharing), imageUrl: small } },
    ['small-picture', 'sharing.imageUrl'],
  ),
  planted(post, 'a picture that is too heavy', { imageUrl: Object.keys(weights)[0] }, [
    'heavy-picture',
    'imageUrl',
  ]),
  planted(post, 'a picture that is not there any more', { imageUrl: [...missing][0] }, [
    'missing-picture',
    'imageUrl',
  ]),
  planted(post, 'a picture at an address that is none', { imageUrl: 'cover.jpg' }, [
    'malformed-value',
    'imageUrl',
  ]),
]

const links: PlantedDefect[] = [
  onPage(
    'a button to a page that does not exist',
    [section('hero', { buttonText: 'Apply', buttonUrl: '/aplly' })],
    ['broken-link', 'sections.0.buttonUrl'],
  ),
  onPage(
    'a second button to a hidden page',
    [section('hero', { secondaryButtonText: 'More', secondaryButtonUrl: '/programs/hidden?x=1#top' })],
    ['broken-link', 'sections.0.secondaryButtonUrl'],
  ),
  planted(
    footer,
    'a link of the footer to nothing',
    { quickLinks: [{ title: 'Reports', href: '/reports' }], resourceLinks: [] },
    ['broken-link', 'quickLinks.0.href'],
  ),
  planted(
    footer,
    'a link to the site itself, by its whole address, to nothing',
    { quickLinks: [], resourceLinks: [{ title: 'Reports', href: 'https://gsf.example/reports' }] },
    ['broken-link', 'resourceLinks.0.href'],
  ),
  planted(
    types.siteMenu,
    'an entry of the menu to nothing',
    { entries: [{ shows: 'Page or link', label: 'Old', href: '/old', isShown: true, children: [] }] },
    ['broken-link', 'entries.0.href'],
  ),
  planted(
    types.siteMenu,
    'an entry below another to nothing',
    {
      entries: [
        {
          shows: 'Page or link',
          label: 'Work',
          href: '/programs',
          isShown: true,
          children: [{ label: 'Old', href: '/old', isShown: true }],
        },
      ],
    },
    ['broken-link', 'entries.0.children.0.href'],
  ),
  planted(redirect, 'a redirect to nothing', { from: '/report', to: '/reports' }, ['broken-link', 'to']),
  planted(post, 'a link in a text to nothing', { content: 'Read [the report](/reports/2025) first.' }, [
    'broken-link',
    'content',
  ]),
  onEvent('a registration page that does not exist', { registrationFormUrl: '/register' }, [
    'broken-link',
    'registrationFormUrl',
  ]),
  planted(partner, 'an address with two beginnings', { websiteUrl: 'https://https://nile.example' }, [
    'unlikely-address',
    'websiteUrl',
    'https://nile.example',
  ]),
  planted(partner, 'an address that broke when it was pasted', { websiteUrl: 'http://https//nile.example' }, [
    'unlikely-address',
    'websiteUrl',
    'https://nile.example',
  ]),
  planted(partner, 'a mail address as a website', { websiteUrl: 'https://info@nile.example' }, [
    'unlikely-address',
    'websiteUrl',
    'mailto:info@nile.example',
  ]),
  planted(partner, 'an address without an ending', { websiteUrl: 'https://nile' }, [
    'unlikely-address',
    'websiteUrl',
  ]),
  planted(partner, 'an address of the own computer', { websiteUrl: 'http://localhost:3000' }, [
    'unlikely-address',
    'websiteUrl',
  ]),
  planted(
    partner,
    'an address with the full stop of its sentence',
    { websiteUrl: 'https://nile.example/about.' },
    ['unlikely-address', 'websiteUrl', 'https://nile.example/about'],
  ),
  planted(
    types.teamMember,
    'a profile with a comma behind it',
    { linkedinUrl: 'https://www.linkedin.example/in/laila,' },
    ['unlikely-address', 'linkedinUrl', 'https://www.linkedin.example/in/laila'],
  ),
  planted(post, 'a broken address in a text', { content: 'See [their site](https://www) for more.' }, [
    'unlikely-address',
    'content',
  ]),
  planted(partner, 'a website without its beginning', { websiteUrl: 'www.nile.example' }, [
    'malformed-value',
    'websiteUrl',
    'https://www.nile.example',
  ]),
  planted(partner, 'a website that has been gone for days', { websiteUrl: 'https://gone.example/page' }, [
    'dead-link',
    'websiteUrl',
  ]),
  planted(
    post,
    'a link in a text that has been gone for days',
    { content: 'See [the study](https://gone.example/page#part).' },
    ['dead-link', 'content'],
  ),
  planted(post, 'a link that says “click here”', { content: 'For the form [click here](/join).' }, [
    'vague-link',
    'content',
  ]),
  planted(post, 'a link that says “هنا”', { content: 'الاستمارة [هنا](/join).' }, ['vague-link', 'content']),
  onPage(
    'a button without an address',
    [section('hero', { buttonText: 'Apply' })],
    ['half-link', 'sections.0.buttonUrl'],
  ),
  onPage(
    'an address without words for its button',
    [section('hero', { buttonUrl: '/join' })],
    ['half-link', 'sections.0.buttonText'],
  ),
  planted(
    footer,
    'a link of the footer without words',
    { quickLinks: [{ title: '', href: '/join' }], resourceLinks: [] },
    ['half-link', 'quickLinks.0.title'],
  ),
  onPage(
    'a film that is on no page we can play',
    [section('aspirationVideo', { videoUrl: 'https://films.example/1' })],
    ['unknown-video', 'sections.0.videoUrl'],
  ),
]

const texts: PlantedDefect[] = [
  planted(post, 'a title that is too long for cards', { title: 'A very long title '.repeat(6) }, [
    'long-for-its-place',
    'title',
  ]),
  planted(partner, 'a name longer than its field takes today', { name: 'N'.repeat(201) }, [
    'text-too-long',
    'name',
  ]),
  planted(
    post,
    'a heading that search engines cut off',
    { sharing: { ...Object(base(post).sharing), title: 'Heading '.repeat(12) } },
    ['long-for-its-place', 'sharing.title'],
  ),
  planted(
    post,
    'lines that search engines cut off',
    { sharing: { ...Object(base(post).sharing), description: 'Line '.repeat(50) } },
    ['long-for-its-place', 'sharing.description'],
  ),
  onPage(
    'words that do not fit on a button',
    [
      section('hero', {
        buttonText: 'Press this button to begin your application today',
        buttonUrl: '/join',
      }),
    ],
    ['long-for-its-place', 'sections.0.buttonText'],
  ),
  onPage(
    'a figure that is a sentence',
    [
      section('stats', {
        items: [itemWith({ stat: 'nearly two thousand five hundred', label: 'families' })],
      }),
    ],
    ['long-for-its-place', 'sections.0.items.0.stat'],
  ),
  planted(post, 'two spaces in a row', { title: 'Harvest  at Farafra' }, [
    'stray-spaces',
    'title',
    'Harvest at Farafra',
  ]),
  planted(program, 'a space before a comma', { subtitle: 'Water , seeds and patience' }, [
    'stray-spaces',
    'subtitle',
    'Water, seeds and patience',
  ]),
  planted(program, 'spaces in a line of a list', { objectives: ['Grow  food'] }, [
    'stray-spaces',
    'objectives.0',
    'Grow food',
  ]),
  planted(post, 'Latin filler', { content: 'Lorem ipsum dolor sit amet.' }, ['filler-text', 'content']),
  planted(post, 'Arabic filler', { title: 'نص تجريبي' }, ['filler-text', 'title']),
  planted(successStory, 'a note to oneself', { story: 'TODO ask Laila for her numbers' }, [
    'filler-text',
    'story',
  ]),
  planted(program, 'a line that says “text here”', { features: ['Your text here'] }, [
    'filler-text',
    'features.0',
  ]),
  planted(post, 'a title typed to see how it looks', { title: 'test' }, ['filler-text', 'title']),
  planted(program, 'the same line twice', { objectives: ['Grow food', 'Save water', 'grow food'] }, [
    'repeated-entry',
    'objectives',
    ['Grow food', 'Save water'],
  ]),
  planted(
    post,
    'a text that begins with a heading of the third level',
    { content: '### Why\n\nBecause.\n\n## How\n\nSo.' },
    ['heading-levels', 'content', '## Why\n\nBecause.\n\n## How\n\nSo.'],
  ),
  planted(post, 'a heading of a level that does not exist', { content: '## Why\n\n##### Detail\n\nSo.' }, [
    'heading-levels',
    'content',
    '## Why\n\n### Detail\n\nSo.',
  ]),
  planted(post, 'a heading of the page inside a text', { content: '# Why\n\nBecause.' }, [
    'heading-levels',
    'content',
    '## Why\n\nBecause.',
  ]),
  planted(
    footer,
    'a mail address that is none',
    { email: 'info(at)gsf', quickLinks: [], resourceLinks: [] },
    ['malformed-value', 'email'],
  ),
  planted(footer, 'a phone number that is none', { phone: 'ask Laila', quickLinks: [], resourceLinks: [] }, [
    'malformed-value',
    'phone',
  ]),
  planted(post, 'a date in words', { date: 'tomorrow' }, ['malformed-value', 'date']),
  planted(post, 'a year with two figures changed', { date: '0206-11-15' }, ['unlikely-date', 'date']),
  planted(program, 'a year far ahead', { startDate: '2206-11-15' }, ['unlikely-date', 'startDate']),
]

const colors: PlantedDefect[] = [
  onPage(
    'a primary colour that cannot be read',
    [section('hero', { primaryColor: '#ffee88' })],
    ['faint-color', 'sections.0.primaryColor'],
  ),
  onPage(
    'a second colour of a section that can hardly be seen',
    [section('hero', { secondaryColor: '#eeeeee' })],
    ['faint-color', 'sections.0.secondaryColor'],
  ),
  onPage(
    'a name from before',
    [section('hero', { header: 'Who works at Old House' })],
    ['former-name', 'sections.0.header'],
  ),
  planted(types.footer, 'the logo of the sample', { logoUrl: wide, quickLinks: [], resourceLinks: [] }, [
    'former-logo',
    'logoUrl',
  ]),
  planted(siteSettings, 'a colour of the brand that cannot be read', { primaryColor: '#9be7ff' }, [
    'faint-color',
    'primaryColor',
  ]),
  planted(siteSettings, 'a second colour that can hardly be seen', { secondaryColor: '#fafad2' }, [
    'faint-color',
    'secondaryColor',
  ]),
  planted(siteSettings, 'a colour in words', { primaryColor: 'blue' }, ['malformed-value', 'primaryColor']),
]

const sample = sectionSamples.featureCards
const sections: PlantedDefect[] = [
  onPage(
    'a section with the sample text',
    [section('featureCards', { ...sample, items: [itemWith({ title: 'Own' })] })],
    ['section-sample-text', 'sections.0.content'],
  ),
  onPage(
    'a section with the sample figures',
    [section('stats', { items: sectionSamples.stats.items ?? [] })],
    ['section-sample-text', 'sections.0.items'],
  ),
  onPage(
    'the section that the builder adds',
    [section('hero', { header: 'New Section', content: '' })],
    ['section-sample-text', 'sections.0.header'],
  ),
  onPage(
    'a section that nobody wrote',
    [section('textLeftImageRight', { header: sectionSamples.textLeftImageRight.header, content: '' })],
    ['section-unwritten', 'sections.0.enabled', false],
  ),
  onPage(
    'a section with a blank of its template',
    [section('richText', { content: 'We keep your data for [[how many]] months.' })],
    ['section-unwritten', 'sections.0.enabled', false],
  ),
  onPage(
    'a section without anything',
    [section('hero', { header: '', content: '' })],
    ['section-empty', 'sections.0.header'],
  ),
  onPage('figures without figures', [section('stats', {})], ['section-empty', 'sections.0.items']),
  onPage('a gallery without pictures', [section('galleryGrid', {})], ['section-empty', 'sections.0.images']),
  onPage(
    'a film section without a film',
    [section('aspirationVideo', {})],
    ['section-empty', 'sections.0.videoUrl'],
  ),
  onPage(
    'more pictures than the layout shows',
    [section('fullWidthImage', { images: [photo, photo] })],
    ['section-too-many', 'sections.0.images'],
  ),
  onPage(
    'an item that nobody wrote',
    [section('steps', { items: [itemWith({ title: 'Listen' }), itemWith({})] })],
    ['empty-entry', 'sections.0.items'],
  ),
  planted(mediaAlbum, 'an album without pictures', { images: [] }, ['album-without-pictures', 'images']),
]

const times: PlantedDefect[] = [
  onEvent('an event in the past', { date: '2025-11-20' }, ['event-past', 'date']),
  onEvent('an event of many days that is over', { date: '2026-11-10', endDate: '2026-11-15' }, [
    'event-past',
    'date',
  ]),
  onEvent(
    'a past event that is still featured',
    { status: 'Completed', date: '2026-10-01', isFeatured: true },
    ['event-featured-past', 'isFeatured', false],
  ),
  onEvent('an event that ends before it begins', { endDate: '2027-01-19' }, [
    'event-ends-before-it-begins',
    'endDate',
    '',
  ]),
  onEvent('a registration address that is a phone number', { registrationFormUrl: 'tel:+20212345' }, [
    'event-registration-address',
    'registrationFormUrl',
  ]),
  onEvent('a registration address that is a place on the page', { registrationFormUrl: '#form' }, [
    'event-registration-address',
    'registrationFormUrl',
  ]),
  onEvent('a registration address that is half an address', { registrationFormUrl: 'https://forms' }, [
    'unlikely-address',
    'registrationFormUrl',
  ]),
  onEvent('more registrations than places', { capacity: 10, currentRegistrations: 12 }, [
    'event-overbooked',
    'currentRegistrations',
  ]),
  planted(
    program,
    'an open program whose deadline is over',
    { applicationDeadline: '2026-11-01', isAcceptingApplications: true },
    ['program-deadline-over', 'isAcceptingApplications', false],
  ),
  planted(program, 'more participants than places', { maxParticipants: 10, currentParticipants: 11 }, [
    'program-overbooked',
    'currentParticipants',
  ]),
]

const translations: PlantedDefect[] = [
  planted(partner, 'a record without a translation', {}, ['missing-translation', ''], {
    translation: { state: 'none', missing: 1, outdated: 0 },
  }),
  planted(partner, 'a translation that is not published', {}, ['missing-translation', ''], {
    translation: { state: 'draft', missing: 0, outdated: 0 },
  }),
  planted(partner, 'a text without a translation', {}, ['missing-translation', ''], {
    translation: { state: 'published', missing: 1, outdated: 0 },
  }),
  planted(
    partner,
    'a translation of a text that says something else by now',
    {},
    ['outdated-translation', ''],
    { translation: { state: 'published', missing: 0, outdated: 2 } },
  ),
]

const award = defineCollection({
  name: 'award',
  path: 'awards',
  label: ['Award', 'Awards'],
  fields: { title: text('Title').required(), partner: reference('Given by', 'partners') },
  example: { title: 'Best workshop' },
})
const references: PlantedDefect[] = [
  planted(award, 'a choice of a record that was deleted', { partner: 'deleted' }, ['gone-record', 'partner']),
]

/** Records with one defect each. */
export const plantedDefects: readonly PlantedDefect[] = [
  ...pictures,
  ...links,
  ...texts,
  ...colors,
  ...sections,
  ...times,
  ...translations,
  ...references,
]
