/** Path for uploads of draft videos with the tus protocol. */
export const VIDEO_UPLOADS = '/api/uploads'
