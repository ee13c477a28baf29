import sharp from 'sharp'
import { qrSvg } from '../core/qr-code.ts'

const SIDE = 900

/** A QR code as a square PNG to save. */
export const qrPng = async (payload: string): Promise<Buffer> =>
  sharp(Buffer.from(await qrSvg(payload)), { density: 300 })
    .resize(SIDE, SIDE, { kernel: 'nearest' })
    .png()
    .toBuffer()
