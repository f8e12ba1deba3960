/** Every folder an upload may name. Types without a folder of their own share the nearest one. */
export const uploadFolders = [
  'partners',
  'projects',
  'programs',
  'events',
  'media',
  'about',
  'about/philanthropic',
  'about/entrepreneurship',
  'about/sdgs',
  'about/values',
  'footer',
  'portfolio',
] as const

export type UploadFolder = (typeof uploadFolders)[number]

export const defaultUploadFolder: UploadFolder = 'partners'

export function isUploadFolder(value: unknown): value is UploadFolder {
  return uploadFolders.some((folder) => folder === value)
}
