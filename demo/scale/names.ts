import type { Interest } from '../../src/core/vocabulary.ts'
import { type Bilingual, t } from '../content/types.ts'

type Name = readonly [th: string, en: string]

/** Nicknames, with the form used in handles. */
export const NICKNAMES: readonly Name[] = [
  ['กิ๊ฟ', 'Gift'],
  ['แก้ม', 'Kaem'],
  ['ขิม', 'Khim'],
  ['จูน', 'June'],
  ['เจน', 'Jane'],
  ['ชมพู่', 'Chompoo'],
  ['ซัน', 'Sun'],
  ['ณิชา', 'Nicha'],
  ['ดิว', 'Dew'],
  ['เดียร์', 'Dear'],
  ['ตาล', 'Tan'],
  ['ตั้ม', 'Tum'],
  ['ทราย', 'Sai'],
  ['นิว', 'New'],
  ['น้ำ', 'Nam'],
  ['บีบี', 'Bibi'],
  ['ปลา', 'Pla'],
  ['ปิ่น', 'Pin'],
  ['เป้', 'Pe'],
  ['ผึ้ง', 'Phueng'],
  ['พลับ', 'Plub'],
  ['ฟิล์ม', 'Film'],
  ['ภู', 'Phu'],
  ['มาย', 'Mai'],
  ['มุก', 'Muk'],
  ['แม็ค', 'Mac'],
  ['โย', 'Yo'],
  ['ริว', 'Riw'],
  ['ลูกหว้า', 'Lukwa'],
  ['วุ้น', 'Wun'],
  ['สมาย', 'Smile'],
  ['หมู', 'Mu'],
  ['เหมียว', 'Miao'],
  ['อิง', 'Ing'],
  ['เอม', 'Em'],
  ['โอ๋', 'O'],
]

export const FIRST_NAMES: Record<'female' | 'male', readonly Name[]> = {
  female: [
    ['กมลชนก', 'Kamonchanok'],
    ['จิราพร', 'Jiraphon'],
    ['ชนิกานต์', 'Chanikan'],
    ['นภัสสร', 'Naphatson'],
    ['พัชราภา', 'Phatcharapha'],
    ['รวิสรา', 'Rawisara'],
    ['วรัญญา', 'Waranya'],
    ['ศศิธร', 'Sasithon'],
    ['อภิญญา', 'Aphinya'],
  ],
  male: [
    ['กฤตเมธ', 'Kritmet'],
    ['ณภัทร', 'Naphat'],
    ['ธนพล', 'Thanaphon'],
    ['ปวริศ', 'Pawarit'],
    ['ภัทรพล', 'Phatthraphon'],
    ['สิรภพ', 'Siraphop'],
    ['อรรถกร', 'Atthakon'],
  ],
}

export const LAST_NAMES: readonly Name[] = [
  ['ใจเย็น', 'Jaiyen'],
  ['ดอกไม้งาม', 'Dokmaingam'],
  ['ตะวันฉาย', 'Tawanchai'],
  ['ทองอุไร', 'Thong-urai'],
  ['ธารน้ำใส', 'Tharnnamsai'],
  ['นาดี', 'Nadee'],
  ['บัวบาน', 'Buaban'],
  ['ปลายฟ้า', 'Plaifa'],
  ['พาสุข', 'Phasuk'],
  ['ฟ้าคราม', 'Fakhram'],
  ['มีทรัพย์', 'Misap'],
  ['ร่มเย็น', 'Romyen'],
  ['ลมหวน', 'Lomhuan'],
  ['วันดี', 'Wandee'],
  ['สวนสน', 'Suanson'],
  ['แสงจันทร์', 'Saengchan'],
]

/** The words after the nickname, and a bio, for each topic. The second form of a theme is used in the handle. */
export const THEMES: Record<Interest, { names: readonly Name[]; bios: readonly Bilingual[] }> = {
  beauty: {
    names: [
      ['หน้าใส', 'Na Sai'],
      ['ลิปทั้งแท่ง', 'Lip Tang Taeng'],
    ],
    bios: [
      t('รีวิวเครื่องสำอางที่ซื้อเอง สวอตช์ให้ดูในที่แสงจริง', 'Make-up I bought myself, swatched in real light.'),
      t('ผิวมันเป็นสิวง่าย เล่าตามที่ใช้จริงทุกชิ้น', 'Oily, spot-prone skin and honest notes on each thing.'),
    ],
  },
  car: {
    names: [
      ['ล้างรถวันหยุด', 'Lang Rot'],
      ['ขับเรื่อย ๆ', 'Khap Rueai'],
    ],
    bios: [
      t('ดูแลรถเก่าให้ใช้ได้อีกนาน บอกค่าอะไหล่ทุกครั้ง', 'Keeping an old car going, with the price of each part.'),
      t('ลองรถใหม่บนถนนที่คนขับไปทำงานจริง', 'New cars on the roads people take to work.'),
    ],
  },
  health: {
    names: [
      ['เดินทุกเย็น', 'Doen Yen'],
      ['นอนให้พอ', 'Non Hai Pho'],
    ],
    bios: [
      t('ออกกำลังกายที่บ้านวันละสิบห้านาที ทำตามได้ทุกวัย', 'Fifteen minutes of exercise at home, for any age.'),
      t('เล่าเรื่องกินและนอนของคนทำงานกะดึก', 'Food and sleep on the night shift.'),
    ],
  },
  lifestyle: {
    names: [
      ['วันธรรมดา', 'Wan Thammada'],
      ['อยู่คนเดียว', 'Yu Khon Diao'],
    ],
    bios: [
      t('ชีวิตวันธรรมดาของคนเช่าห้องอยู่คนเดียว', 'Ordinary days in a rented room for one.'),
      t('ของใช้เล็ก ๆ ที่ทำให้เช้าง่ายขึ้น', 'Small things that make mornings easier.'),
    ],
  },
  music: {
    names: [
      ['ฮัมเบา ๆ', 'Ham Bao'],
      ['สายหก', 'Sai Hok'],
    ],
    bios: [
      t('คัฟเวอร์เพลงไทยด้วยกีตาร์ตัวเดียว', 'Thai covers on one guitar.'),
      t('แนะนำวงเล็กที่เล่นสดใกล้บ้านคุณ', 'Small bands playing live near you.'),
    ],
  },
  travel: {
    names: [
      ['เก็บกระเป๋า', 'Kep Krapao'],
      ['รถไฟชั้นสาม', 'Rotfai Chan Sam'],
    ],
    bios: [
      t('เที่ยวเมืองรองด้วยงบวันละพัน', 'Second cities on a thousand baht a day.'),
      t('ที่พักเล็ก ๆ ที่เจ้าของทำเอง', 'Small places to stay, run by their owners.'),
    ],
  },
  investment: {
    names: [
      ['เก็บก่อนใช้', 'Kep Kon Chai'],
      ['กองทุนรวมใจ', 'Kongthun'],
    ],
    bios: [
      t('จดรายรับรายจ่ายให้ดูทุกเดือน ไม่ชวนลงทุน', 'My income and spending each month. No tips.'),
      t('อธิบายภาษีคนทำงานด้วยภาษาง่าย ๆ', 'Income tax in plain words.'),
    ],
  },
  tech: {
    names: [
      ['ชาร์จเต็ม', 'Chat Tem'],
      ['สายหลุด', 'Sai Lut'],
    ],
    bios: [
      t('ของไอทีมือสองที่ยังใช้ได้ดี', 'Second-hand tech that still works well.'),
      t('สอนพ่อแม่ใช้โทรศัพท์ทีละเรื่อง', 'Teaching parents one phone trick at a time.'),
    ],
  },
  design: {
    names: [
      ['จัดโต๊ะใหม่', 'Chat To'],
      ['สีเดียวกัน', 'Si Diao Kan'],
    ],
    bios: [
      t('แต่งห้องเช่าโดยไม่เจาะผนัง', 'Doing up a rented room without a single nail.'),
      t('ทำของแต่งบ้านจากของเหลือใช้', 'Home pieces from leftovers.'),
    ],
  },
  food: {
    names: [
      ['กินข้าวยัง', 'Kin Khao Yang'],
      ['ข้างทาง', 'Khang Thang'],
    ],
    bios: [
      t('ร้านข้างทางที่เปิดมาเกินสิบปี', 'Street stalls open for more than ten years.'),
      t('กับข้าวสามอย่างต่อวันในงบร้อยเดียว', 'Three dishes a day for a hundred baht.'),
    ],
  },
  news: {
    names: [
      ['เล่าก่อนนอน', 'Lao Kon Non'],
      ['ข่าวซอยนี้', 'Khao Soi Ni'],
    ],
    bios: [
      t('สรุปข่าวท้องถิ่นพร้อมที่มา', 'Local news in short, with sources.'),
      t('ตรวจข่าวที่ส่งต่อกันในกลุ่มบ้าน', 'Checking what gets passed around family groups.'),
    ],
  },
  family: {
    names: [
      ['บ้านลูกอ่อน', 'Ban Luk On'],
      ['บ้านสามวัย', 'Ban Sam Wai'],
    ],
    bios: [
      t('เลี้ยงลูกเล็กในบ้านที่มีปู่ย่าอยู่ด้วย', 'A small child in a home with grandparents.'),
      t('กิจกรรมวันหยุดที่ไม่ต้องใช้หน้าจอ', 'Weekend things to do without a screen.'),
    ],
  },
}
