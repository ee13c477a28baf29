export interface UploadAnswer {
  status: number
  /** The server's JSON, or null if the response has none. */
  body: unknown
}

export interface Upload {
  /** Resolves with any response, whatever its status; rejects after a network error or a cancel. */
  answer: Promise<UploadAnswer>
  cancel: () => void
}

export interface UploadOptions {
  /** Called with bytes sent and total bytes. */
  onProgress?: (sent: number, total: number) => void
  headers?: Record<string, string>
  /** Name of the file part; `fields` are sent before it. */
  part?: string
  fields?: Record<string, string>
}

/** Sends one file as multipart/form-data with progress (browser only). */
export function uploadFile(
  url: string,
  file: File,
  { onProgress, headers = {}, part = 'file', fields = {} }: UploadOptions = {},
): Upload {
  const request = new XMLHttpRequest()
  const answer = new Promise<UploadAnswer>((resolve, reject) => {
    request.open('POST', url)
    request.responseType = 'text'
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = (event) => onProgress?.(event.loaded, event.lengthComputable ? event.total : file.size)
    request.onload = () => resolve({ status: request.status, body: readJson(request.responseText) })
    request.onerror = () => reject(new Error('network'))
    request.onabort = () => reject(new DOMException('cancelled', 'AbortError'))
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    form.append(part, file, file.name)
    request.send(form)
  })
  return { answer, cancel: () => request.abort() }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
