/** What other pages quote from the About page; apart from the rest of it, so that they need not load it all. */
export const aboutSummaryDefaults = {
  aspirationTitle: 'Our Aspiration',
  aspirationContent:
    'A region where the place you were born does not decide what you can learn, build or become. We start where services end, and we leave when what we built stands without us.',
  programsSubtitle: 'Two ways of working, one purpose',
  programsApproachText:
    'A dual approach: we give where giving is needed, and invest where investing lasts longer.',
  philanthropicTitle: 'Philanthropic Projects',
  entrepreneurshipTitle: 'Entrepreneurship Programs',
}
