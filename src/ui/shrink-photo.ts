/** Maximum size of an uploaded file in bytes; leaves room for the rest of the form. */
const MOST_BYTES = 3_800_000
/** Longest side of a resized photo, pixels: as large as the server would store it. */
const LONGEST_SIDE = 2_400
const QUALITY = 0.85

const isLargePhoto = (file: File): boolean => file.type.startsWith('image/') && file.size > MOST_BYTES

/** Resizes photos that exceed the upload limit (browser only). Returns other files unchanged. */
export async function shrinkPhoto(file: File): Promise<File> {
  if (!isLargePhoto(file)) return file
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const bytes = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY))
    return bytes && bytes.size < file.size
      ? new File([bytes], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' })
      : file
  } catch {
    return file
  }
}

/** Resizes the photos that an input sends with its form. A submit during the resize waits for it. */
export async function shrinkChosen(input: HTMLInputElement): Promise<void> {
  const chosen = [...(input.files ?? [])]
  const { form } = input
  if (!chosen.some(isLargePhoto)) return
  let held: SubmitEvent | undefined
  const hold = (event: SubmitEvent) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    held = event
  }
  form?.addEventListener('submit', hold, { capture: true })
  const small = await Promise.all(chosen.map(shrinkPhoto))
  form?.removeEventListener('submit', hold, { capture: true })
  // Another file may have been chosen in the meantime.
  if (input.files?.[0] === chosen[0]) {
    const transfer = new DataTransfer()
    for (const file of small) transfer.items.add(file)
    input.files = transfer.files
  }
  if (held) form?.requestSubmit(held.submitter)
}
