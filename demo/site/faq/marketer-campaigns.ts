import type { Topic } from './topic.ts'

export const MARKETER_CAMPAIGNS: Topic = {
  audience: 'marketer',
  topic: { th: 'แคมเปญและการเลือกครีเอเตอร์', en: 'Campaigns and choosing creators' },
  questions: [
    {
      slug: 'brief-contents',
      question: { th: 'บรีฟควรมีอะไรบ้าง', en: 'What goes into a brief?' },
      answer: {
        th: `<p>บรีฟที่ดีทำให้ครีเอเตอร์ตอบได้ในรอบเดียว ใส่ให้ครบดังนี้</p>
<ul><li>เป้าหมาย สินค้า และเรื่องที่อยากให้เล่า</li><li>สิ่งที่ต้องมีและสิ่งที่ห้ามพูด</li><li>ช่องทาง ชนิดโพสต์ และรูปอ้างอิง</li><li>กำหนดส่งดราฟต์และกำหนดโพสต์</li><li>จำนวนที่ว่าง ค่าจ้าง และเงื่อนไขของครีเอเตอร์</li><li>สิทธิ์ใช้งานคอนเทนต์พร้อมวันสิ้นสุด</li><li>แฮชแท็กโฆษณา ลิงก์ และโค้ดส่วนลดถ้ามี</li></ul>
<p>แบบฟอร์มบันทึกร่างให้เอง ปิดหน้าไปแล้วกลับมาเขียนต่อได้</p>`,
        en: `<p>A good brief lets a creator decide after one reading. Put in:</p>
<ul><li>the objective, the product and the story you want told</li><li>what must be in, and what mustn't be said</li><li>platform, post type and reference pictures</li><li>draft and posting dates</li><li>slots, pay, and who you're looking for</li><li>usage rights with an end date</li><li>the disclosure tag, plus links and coupon codes if you have them</li></ul>
<p>The form saves your draft as you write, so you can leave and come back.</p>`,
      },
    },
    {
      slug: 'campaign-review',
      question: { th: 'ส่งแคมเปญแล้วเกิดอะไรขึ้น', en: 'What happens after I submit a campaign?' },
      answer: {
        th: `<p>แคมเปญเดินผ่านสี่ขั้น คือร่าง รอทีมงานตรวจ เปิดรับ และปิดรับแล้ว ตอนตรวจเราดูว่าบรีฟครบ สินค้าโฆษณาได้ตามกฎหมาย และมีแฮชแท็กโฆษณา ถ้าต้องแก้ เราส่งกลับพร้อมบอกจุดที่ขาด</p>
<p>ระหว่างเปิดรับ คุณหยุดรับใบสมัครชั่วคราวได้ทุกเมื่อ งานที่รับไปแล้วยังเดินตามปกติ เมื่อเต็มหรือปิดรับ ระบบแจ้งผลผู้สมัครที่เหลือให้ และที่สุดท้ายมีคนได้เพียงคนเดียวเสมอ</p>`,
        en: `<p>A campaign moves from draft to review, then live, then closed. In review we check that the brief is complete, that the product may be advertised and that a disclosure tag is chosen. If something's missing, it comes back with a note saying what.</p>
<p>While it's live you can pause new applications whenever you like; jobs you've accepted carry on. When it fills up or closes, we let the remaining applicants know. The last slot can't go to two people.</p>`,
      },
    },
    {
      slug: 'match-score',
      question: { th: 'คะแนนความตรงคิดจากอะไร', en: "What's behind the match score?" },
      answer: {
        th: `<p>คะแนน 0–100 บอกว่าช่องของครีเอเตอร์ตรงกับเงื่อนไขของแคมเปญแค่ไหน โดยดูผู้ติดตาม ER (อัตราการมีส่วนร่วม) อายุ เพศ พื้นที่ สายคอนเทนต์ และสัญชาติ เท่าที่คุณกำหนดไว้ ทุกคะแนนมีเหตุผลเป็นประโยคอยู่ข้าง ๆ เช่น ขาด ER อีก 0.5 จุด</p>
<p>คะแนนไม่ได้ตัดสินแทนคุณ คนที่คุณเชิญเองรับงานได้แม้คะแนนต่ำ และเมื่อเงื่อนไขหรือตัวเลขของช่องเปลี่ยน เราคิดคะแนนให้ใหม่ ครีเอเตอร์จะยินยอมเรื่องการใช้ข้อมูลหรือไม่ ก็ไม่มีผลต่อคะแนน</p>`,
        en: `<p>It runs from 0 to 100 and shows how well a channel meets what you asked for: followers, ER (engagement rate), age, gender, location, topics and nationality, as far as you set them. Each score comes with its reasons in words, such as 0.5 points short on ER.</p>
<p>It doesn't decide for you. Somebody you invite may take the job with a low score, and we recalculate when your requirements or the channel's figures change. A creator's consent answers play no part in it.</p>`,
      },
    },
    {
      slug: 'channel-quality',
      question: { th: 'รู้ได้อย่างไรว่าผู้ติดตามเป็นตัวจริง', en: 'How do I know the followers are real?' },
      answer: {
        th: `<p>ทุกช่องต้องพิสูจน์ว่าเป็นเจ้าของจริง แล้วผ่านเกณฑ์ก่อนรับงาน เช่น มีผู้ติดตาม {$followersMin} คนขึ้นไป (LINE และ YouTube {$followersMinYoutube} คน) โพสต์อย่างน้อย {$postsMin} ครั้งใน {$postsDays} วัน และผู้ติดตามไม่พุ่งเกิน {$growthMax} ใน 7 วันโดยที่ยอดดูไม่ขยับตาม</p>
<p>ER ที่ต่ำหรือสูงผิดปกติก็ไม่ผ่าน นอกจากนี้ยังมีคะแนนความน่าเชื่อถือ 0–100 พร้อมเหตุผลให้เทียบก่อนเลือก เราตรวจตัวเลขซ้ำระหว่างที่ช่องเชื่อมต่ออยู่ แต่รับประกันยอดขายหรือยอดดูของแต่ละโพสต์ไม่ได้</p>`,
        en: `<p>Every channel has to prove who owns it and pass a check before it can take jobs: at least {$followersMin} followers ({$followersMinYoutube} on LINE and YouTube), at least {$postsMin} posts in {$postsDays} days, and no jump of more than {$growthMax} in 7 days without views to match.</p>
<p>Engagement that's far too low or too high fails as well. You'll also see an authenticity score from 0 to 100, with reasons. We look again while a channel stays connected, though we can't promise the views or sales of any one post.</p>`,
      },
    },
  ],
}
