/**
 * Which files the public site comes in. Few: they compress better than many and need fewer answers. Each is run in a
 * task of its own, so what every page needs comes in three, the smallest of which starts the page. What many pages
 * share but not all of the opening ones stays out of what all of them load (decision 46).
 */
const isForAll = (id) =>
  /\/src\/(?:site|ui\/(?!icon\.)|shared\/(?!search-text|color-|brand-)|content\/icon-names)/.test(id) ||
  /\/sections\/(?:section-(?:actions|align|context|hint|language|picture|placeholder|text)|safe-link|statement|rich-views|text-blocks|river-lines)/.test(
    id,
  )

export const visitorChunks = [
  // What moves before React comes, without anything that comes with it; figures count on more pages than the first.
  {
    name: 'motion-figures',
    test: /\/src\/(?:sections\/motion\/(?:begun-once|while-welcome|count)|shared\/(?:graphemes|saves-data))/,
    priority: 5,
  },
  { name: 'motion', test: /\/src\/sections\/motion\//, priority: 4 },
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
  {
    name: 'site',
    test: (id) => !/\/src\/entry\/(?:browser|early-motion)\.tsx?$/.test(id),
    tags: ['$initial'],
    priority: 2,
  },
  {
    name: 'parts',
    test: isForAll,
    minShareCount: 6,
    priority: 1,
  },
  { name: 'parts', test: /\/lucide-react\/.*\/(?:calendar|clock)\.mjs$/, priority: 1 },
  // Those that content may name, in one file; what else sections are made of in another.
  { name: 'icons', test: /\/src\/ui\/icon\.tsx$/, priority: 1 },
  { name: 'search-text', test: /\/src\/shared\/search-text/, priority: 1 },
  { name: 'sections', test: /\/src\/sections\/(?:section-list|common-views|section-frame|heading-size)/ },
]
