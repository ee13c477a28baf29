import type { Topic } from './topic.ts'

export const INFLUENCER_PARTNERS: Topic = {
  audience: 'influencer',
  topic: { th: 'ผู้จัดการและชวนเพื่อน', en: 'Managers and referrals' },
  questions: [
    {
      slug: 'talent-manager',
      question: { th: 'ให้ผู้จัดการดูแลบัญชี เขาทำอะไรแทนได้บ้าง', en: 'What can a talent manager do for me?' },
      answer: {
        th: `<p>ทำได้เท่าที่คุณยินยอม เมื่อผู้จัดการส่งคำเชิญ คุณเลือกขอบเขตเองว่าให้ดู รับงาน ต่อรองราคา หรือรับเงินแทน พร้อมส่วนแบ่งและวันสิ้นสุด ส่วนแบ่งไม่เกิน {$managerShareMax} ของค่าจ้าง และแสดงยอดให้เห็นก่อนรับงานทุกครั้ง</p>
<p>เงินแยกจ่ายเป็นสองส่วน แต่ละคนถูกหักภาษีตามประเภทของตัวเอง ทั้งสองฝ่ายยุติได้โดยแจ้งล่วงหน้า {$managerNoticeDays} วัน ส่วนงานที่กำลังทำอยู่ใช้ข้อตกลงเดิมจนจบ</p>`,
        en: `<p>Only what you agree to. When a manager invites you, you decide whether they may view, accept, negotiate or collect, and you see the share and the end date. The share is at most {$managerShareMax} of the job pay, and the amount is shown before you accept each job.</p>
<p>The money is then paid in two parts, and each of you is taxed by your own class. Either side can end it with {$managerNoticeDays} days' notice. Jobs in progress keep their terms until they're done.</p>`,
      },
    },
    {
      slug: 'invite-friends',
      question: { th: 'ชวนเพื่อนได้เงินอย่างไร เพื่อนเสียอะไรไหม', en: 'How does inviting friends pay? Does it cost them?' },
      answer: {
        th: `<p>เพื่อนไม่เสียอะไร เราจ่ายจากค่าบริการของเราเอง คุณได้ {$referralRate} ของค่าจ้างที่เพื่อนได้ใน Talad นาน {$referralMonths} เดือน สูงสุด {$referralCap} บาทต่อเพื่อนหนึ่งคน เริ่มนับจากงานแรกของเพื่อนที่เงินเข้าแล้ว</p>
<p>ให้เพื่อนสมัครผ่านลิงก์หรือรหัสชวนของคุณตั้งแต่แรก ถ้าใช้อุปกรณ์ บัญชีรับเงิน หรือเลขประจำตัวเดียวกัน จะไม่นับเป็นการชวน คัดลอกลิงก์ได้ที่หน้า<a href="/th/Influencer/inviteFriend">ชวนเพื่อน</a></p>`,
        en: `<p>It costs them nothing, because it comes out of our own fee. You earn {$referralRate} of the job pay your friend earns on Talad for {$referralMonths} months, up to THB {$referralCap} per friend, starting with their first job that's been paid.</p>
<p>They need to join with your link or code from the start. It doesn't count if you share a device, a bank account or an ID number. Copy your link from <a href="/en/Influencer/inviteFriend">Invite a friend</a>.</p>`,
      },
    },
  ],
}
