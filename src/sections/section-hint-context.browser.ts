/** Only previews have hints. */
export const useHintLook = (): undefined => undefined
