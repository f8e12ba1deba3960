/** Undefined where the file or folder is not there. */
export function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  return unlessCode(['ENOENT'], work)
}

/** Undefined where it fails for one of these reasons. */
export async function unlessCode<T>(codes: readonly string[], work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Error && 'code' in error && codes.includes(String(error.code))) return undefined
    throw error
  }
}
