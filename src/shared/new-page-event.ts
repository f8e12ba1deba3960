/** Told to the document when another page stands in it: the script that lays pages out piece by piece begins anew. */
export const newPageEvent = 'newpage'
