/** Saves a picture of this site as a JPEG file, whatever its own format, because its name will say so. */
export async function saveAsJpeg(url: string, name: string): Promise<void> {
  const image = new Image()
  image.src = url
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw')
  // JPEG knows no transparency.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0)
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
  if (!file) throw new Error('The picture could not be written')
  const address = URL.createObjectURL(file)
  save(address, name)
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

function save(address: string, name: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}
