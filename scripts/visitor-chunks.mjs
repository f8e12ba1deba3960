/**
 * Which files the public site comes in: React, what every page needs, what many pages share, and one for each page. The
 * smallest of them starts the page.
 */
export const visitorChunks = [
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
  {
    name: 'site',
    test: (id) => !/\/src\/entry\/browser\.tsx$/.test(id),
    tags: ['$initial'],
    priority: 2,
  },
  { name: 'parts', minShareCount: 2, priority: 1 },
]
