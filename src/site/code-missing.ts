/** The code of a page did not come: there is a new version, or the line is broken. */
export class CodeMissing extends Error {
  override name = 'CodeMissing'
}
