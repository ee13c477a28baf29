import QRCode from 'qrcode'

/** A QR code as an SVG string without width and height, dark on white, quiet zone included. */
export const qrSvg = (payload: string): Promise<string> =>
  QRCode.toString(payload, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 })
