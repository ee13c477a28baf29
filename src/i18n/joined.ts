const JOINER = '\u2060'

/**
 * Words of the interface in which browsers break a line, `_` where their dictionaries see two words: mostly loan words.
 */
const WORDS =
  'ค_รี_เอ_เตอร์ แพ็ก_เกจ อิน_ฟลู_เอน_เซอร์ เอ_เจน_ซี อิน_ไซต์ ส_ตอ_รี่ แด_ช_บอร์ด เช็_กอิน อัป_โหลด แฮช_แท็ก พร้อม_เพย์ คอม_เมน_ต์ คอน_เทนต์ แคป_ชัน มิด_เทียร์ คิว_อาร์ โท_เค็น ไลฟ์_สไตล์ จ่าย_ตรง_เวลา'

const joined = new Map(WORDS.split(' ').map((word) => [word.replaceAll('_', ''), word.replaceAll('_', JOINER)]))
const found = new RegExp([...joined.keys()].join('|'), 'g')

/** The text with word joiners inside such words, so that a line never ends in the middle of one. */
export const joinWords = (text: string): string => text.replace(found, (word) => joined.get(word) ?? word)

/** The text as it is written: for titles of the head and for PDF files, which break lines by their own rules. */
export const withoutJoiners = (text: string): string => text.replaceAll(JOINER, '')
