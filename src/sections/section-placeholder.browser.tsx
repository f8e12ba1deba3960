/** Visitors never see it, and do not load it. */
export const SectionPlaceholder = () => null
