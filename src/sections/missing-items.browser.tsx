/** Visitors never see it, and do not load it. */
export const MissingItems = () => null
