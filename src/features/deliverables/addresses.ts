/** Path for uploads of draft videos with the tus protocol. */
export const VIDEO_UPLOADS = '/api/uploads'

/** The error code of a rejected HEAD request for an upload, whose response has no body. */
export const UPLOAD_ERROR_HEADER = 'x-upload-error'
