import type { Topic } from './topic.ts'

export const INFLUENCER_JOINING: Topic = {
  audience: 'influencer',
  topic: { th: 'สมัครและยืนยันตัวตน', en: 'Joining and identity' },
  questions: [
    {
      slug: 'who-can-join',
      question: { th: 'อายุเท่าไรถึงสมัครเป็นครีเอเตอร์ได้', en: 'How old do I have to be to join?' },
      answer: {
        th: `<p>อายุครบ {$adultAge} ปีสมัครได้เลย อายุ {$minAge} ปีขึ้นไปแต่ยังไม่ถึง {$adultAge} สมัครได้เมื่อแนบหนังสือยินยอมของผู้ปกครอง เป็นไฟล์ JPEG, PNG, WebP หรือ PDF ขนาดไม่เกิน 4 MB ถ้ายังไม่ครบ {$minAge} ปี เรายังรับสมัครไม่ได้</p>
<p>สมัครด้วยอีเมลและรหัสผ่าน ไม่มีค่าสมัคร ไม่มีค่าสมาชิก และเราไม่หักค่าบริการจากค่าจ้างของคุณ จะลองดูราคาประเมินของช่องก่อนตัดสินใจก็ได้ เริ่มที่<a href="/th/Influencer/signup">สมัครเป็นครีเอเตอร์</a></p>`,
        en: `<p>If you're {$adultAge} or over, you can join right away. From {$minAge} you can join with a guardian's consent attached as a JPEG, PNG, WebP or PDF of up to 4 MB. Under {$minAge}, you can't join yet.</p>
<p>You sign up with an email address and a password. There's no joining fee, no subscription, and we take no cut of your job pay. You're welcome to see a price estimate for your channel before you make up your mind: start at <a href="/en/Influencer/signup">creator sign-up</a>.</p>`,
      },
    },
    {
      slug: 'identity-papers',
      question: { th: 'ทำไมต้องให้เลขประจำตัวประชาชน', en: 'Why do you need my national ID number?' },
      answer: {
        th: `<p>เพราะเราต้องหักภาษีและออกหนังสือรับรองในชื่อจริงของคุณ และต้องโอนเงินเข้าบัญชีที่เป็นชื่อเดียวกัน ระบบตรวจเลข 13 หลักทันทีที่พิมพ์ ถ้าพิมพ์สลับจะบอกให้แก้ก่อนบันทึก</p>
<p>ครีเอเตอร์ต่างชาติใช้เลขหนังสือเดินทาง เลขใบอนุญาตทำงานที่ยังไม่หมดอายุ และไฟล์ใบอนุญาตแทน แบรนด์ไม่เห็นข้อมูลเหล่านี้ เห็นได้เฉพาะคุณกับทีมงานที่มีหน้าที่ตรวจ อ่านระยะเวลาที่เก็บได้ใน<a href="/th/privacy">นโยบายความเป็นส่วนตัว</a></p>`,
        en: `<p>We withhold tax and issue certificates in your legal name, and your money may only go to a bank account in that same name. The 13 digits are checked as you type, so a swapped pair is caught before you save.</p>
<p>If you aren't Thai, give a passport number, a work-permit number that hasn't expired, and the permit itself instead. Brands never see any of this; only you and the people on our team who check it do. How long we keep it is in the <a href="/en/privacy">privacy policy</a>.</p>`,
      },
    },
    {
      slug: 'consent-choices',
      question: {
        th: 'ไม่ยินยอมเรื่องแบบจำลองภาษาไทย จะเสียงานไหม',
        en: "Will I lose jobs if I don't agree to Thai language models?",
      },
      answer: {
        th: `<p>ไม่เสีย คำตอบนี้ไม่มีผลกับการรับงาน คะแนนความตรง ราคา หรือการถอนเงิน เราต้องถามเพราะเป็นการใช้คอนเทนต์นอกเหนือจากงาน และคุณตอบแบบไหนก็ไปต่อได้ เรื่องรับข่าวและข้อเสนอก็เลือกแยกได้เหมือนกัน</p>
<p>เราไม่เลือกข้อใดไว้ให้ล่วงหน้า และเก็บวันเวลากับฉบับของข้อความที่คุณตอบไว้ เปลี่ยนใจเมื่อไรให้เข้าหน้า<a href="/th/Influencer/acceptConsent">ความยินยอม</a> แล้วบันทึกคำตอบใหม่ ถอนง่ายเท่ากับตอนยินยอม</p>`,
        en: `<p>No. Your answer has no effect on jobs, match scores, prices or withdrawals. We ask because it would use your content for something other than the job, and either answer lets you go on. News and offers are a separate choice too.</p>
<p>Nothing is ticked for you. We record the time of each answer and the version you read. Changed your mind? Open <a href="/en/Influencer/acceptConsent">Consents</a> and save a new answer. Withdrawing is as easy as agreeing.</p>`,
      },
    },
  ],
}
