// Draws public/share/{th,en}.png, the preview pictures (1200 × 630) of links to the site: the stage of the home page.
// Run it after the drawings or the words change: node scripts/run.mjs scripts/draw-share.mjs
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { clipSvg } from '../src/ui/art/people-svg.ts'

const WIDTH = 1200
const HEIGHT = 630
const LEAF = '#0b4634'
const MARIGOLD = '#ffbf1f'
const CREAM = '#fff3cc'
const font = fileURLToPath(
  new URL('../node_modules/@expo-google-fonts/sarabun/700Bold/Sarabun_700Bold.ttf', import.meta.url),
)

const WORDS = {
  th: { lines: ['ตลาดที่แบรนด์', ['นัดเจอ', 'ครีเอเตอร์']], note: 'ราคาชัด เงินพักไว้ จ่ายตรงเวลา' },
  en: { lines: ['Where brands', ['meet ', 'creators']], note: 'Clear prices, money on hold, paid on time' },
}
const CLIPS = [
  { scene: 'skincare', name: 'ploy', pose: 'rest', left: 636, top: 100, height: 290 },
  { scene: 'fashion', name: 'pan', pose: 'raise', left: 636, top: 406, height: 290 },
  { scene: 'thaitea', name: 'fah', pose: 'rest', left: 816, top: 62, height: 300 },
  { scene: 'travel', name: 'nont', pose: 'raise', left: 816, top: 378, height: 300 },
  { scene: 'noodles', name: 'gun', pose: 'rest', left: 996, top: 108, height: 276 },
  { scene: 'music', name: 'yai', pose: 'raise', left: 996, top: 400, height: 280 },
]
const CLIP_WIDTH = 164

/** Scallops across the right side, as on the home page. */
function awning() {
  const [from, width, drop] = [598, 62, 60]
  let shapes = ''
  for (let i = 0, x = from; x < WIDTH; i++, x += width)
    shapes += `<path d="M${x} 0h${width}v${drop - 29}a${width / 2} 29 0 0 1-${width} 0Z" fill="${i % 2 ? CREAM : MARIGOLD}"/>`
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${drop + 12}">${shapes}</svg>`)
}

const mark = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 40 40"><path d="M3 6q0-3 3-3h28q3 0 3 3v9.5a5.67 5.67 0 0 1-11.33 0 5.67 5.67 0 0 1-11.34 0A5.67 5.67 0 0 1 3 15.5Z" fill="${MARIGOLD}"/><path d="M14.33 3h11.34v31.5q0 2.5-2.5 2.5h-6.34q-2.5 0-2.5-2.5Z" fill="#fff"/></svg>`,
)

/** Text as a picture. The text engine places Thai vowel and tone marks correctly. */
const words = (markup, size) =>
  sharp({ text: { text: markup, font: `Sarabun Bold ${size}`, fontfile: font, rgba: true, dpi: 72 } })
    .png()
    .toBuffer()
const ink = (colour, text) => `<span foreground="${colour}">${text}</span>`

async function clip({ scene, name, pose, left, top, height }) {
  const shown = Math.min(height, HEIGHT - top)
  const svg = clipSvg(scene, name, { pose }).replace('<svg ', `<svg width="${CLIP_WIDTH}" height="${height}" `)
  const rounded = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CLIP_WIDTH}" height="${height}"><rect width="${CLIP_WIDTH}" height="${height}" rx="16"/></svg>`,
  )
  const input = await sharp(Buffer.from(svg), { density: 144 })
    .resize(CLIP_WIDTH, height, { fit: 'cover' })
    .composite([{ input: rounded, blend: 'dest-in' }])
    .png()
    .toBuffer()
  return {
    input: await sharp(input).extract({ left: 0, top: 0, width: CLIP_WIDTH, height: shown }).toBuffer(),
    left,
    top,
  }
}

for (const [lang, { lines, note }] of Object.entries(WORDS)) {
  const [first, [second, marked]] = lines
  const picture = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: LEAF } }).composite([
    ...(await Promise.all(CLIPS.map(clip))),
    { input: awning(), left: 0, top: 0 },
    { input: mark, left: 70, top: 70 },
    { input: await words(ink('#fff', 'Talad'), 44), left: 146, top: 86 },
    { input: await words(ink('#fff', first), 72), left: 72, top: 226 },
    { input: await words(ink('#fff', second) + ink('#ffce47', marked), 72), left: 72, top: 328 },
    { input: await words(ink('#a3d8bf', note), 28), left: 74, top: 466 },
  ])
  const bytes = await picture.png({ palette: true, colours: 160, effort: 10 }).toBuffer()
  writeFileSync(new URL(`../public/share/${lang}.png`, import.meta.url), bytes)
  console.log(`public/share/${lang}.png ${bytes.length} bytes`)
}
