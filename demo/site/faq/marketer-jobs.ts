import type { Topic } from './topic.ts'

export const MARKETER_JOBS: Topic = {
  audience: 'marketer',
  topic: { th: 'ระหว่างทำงาน', en: 'While jobs are in progress' },
  questions: [
    {
      slug: 'product-delivery',
      question: { th: 'ส่งสินค้าให้ครีเอเตอร์ทำอย่างไรได้บ้าง', en: 'How do creators get the product?' },
      answer: {
        th: `<p>เลือกได้ห้าแบบตอนสร้างแคมเปญ</p>
<ul><li><strong>ส่งของให้</strong> ส่งภายใน {$shipDays} วันและใส่เลขพัสดุ ระบบเริ่มนับงานเมื่อครีเอเตอร์ยืนยัน หรือ {$arrivalDays} วันหลังแจ้งเลขพัสดุ</li><li><strong>สั่งซื้อเอง</strong> ครีเอเตอร์สั่งแล้วใส่เลขคำสั่งซื้อ</li><li><strong>ซื้อแล้วเบิก</strong> ครีเอเตอร์อัปโหลดใบเสร็จ คุณอนุมัติภายในวงเงินที่พักไว้</li><li><strong>ส่งรูปให้</strong> คุณส่งรูปในเมนู “ข้อความ” ระบบเริ่มนับเวลาทำดราฟต์ทันที</li><li><strong>เชิญมาที่ร้าน</strong> ใช้รหัสเช็กอินตอนมาถึง</li></ul>
<p>ใบเสร็จที่ไม่มีใครตรวจครบ {$receiptReviewHours} ชั่วโมง ระบบอนุมัติให้ตามวงเงิน</p>`,
        en: `<p>You choose one of five ways in the campaign:</p>
<ul><li><strong>Ship it:</strong> send within {$shipDays} days with a tracking number. Work starts when the creator confirms, or {$arrivalDays} days after the tracking number.</li><li><strong>Order online:</strong> they order and enter the order number.</li><li><strong>Buy and claim back:</strong> they upload a receipt; you approve it up to the cap on hold.</li><li><strong>Send photos:</strong> you send them in Messages, and draft time starts right away.</li><li><strong>Visit in person:</strong> they check in with a code.</li></ul>
<p>A receipt nobody looks at for {$receiptReviewHours} hours is approved up to the cap.</p>`,
      },
    },
    {
      slug: 'invite-answer',
      question: {
        th: 'เชิญครีเอเตอร์แล้วเงียบ เครดิตจะค้างไหม',
        en: "I invited someone who isn't answering. Are my credits stuck?",
      },
      answer: {
        th: `<p>ไม่ค้าง ครีเอเตอร์มีเวลาตอบ {$answerHours} ชั่วโมงนับจากที่คุณเชิญหรือรับใบสมัคร ครบแล้วยังเงียบ ระบบยกเลิกงานและคืนเครดิตเต็มจำนวนรวมค่าบริการ ที่ว่างก็กลับมาให้คนอื่นทันที</p>
<p>คุณยกเลิกคำเชิญเองก่อนครบเวลาก็ได้ คืนเต็มเช่นกัน และเครดิตที่คืนใช้ต่อได้อย่างน้อย {$creditReturnDays} วัน ถ้าต้องการคนเร็ว ลองเชิญตามจำนวนที่ว่างก่อน แล้วเก็บคนสำรองไว้ในใจ เพราะแต่ละคำเชิญพักเครดิตของตัวเอง</p>`,
        en: `<p>They aren't. A creator has {$answerHours} hours to reply to your invite or acceptance. After that, the job is cancelled, all the credits are returned, fee included, and the slot opens for somebody else.</p>
<p>You can also withdraw the invite yourself before then, with the same full refund. Returned credits stay usable for at least {$creditReturnDays} days. In a hurry? Invite as many people as you have slots and keep a few in reserve, since each invite holds its own credits.</p>`,
      },
    },
    {
      slug: 'draft-revisions',
      question: { th: 'ขอแก้ดราฟต์ได้กี่ครั้ง', en: 'How many revisions can I ask for?' },
      answer: {
        th: `<p>ขอแก้ได้ {$revisions} ครั้งโดยไม่มีค่าใช้จ่ายเพิ่ม แต่ละรอบคุณมีเวลาตรวจ {$draftReviewHours} ชั่วโมง ถ้าไม่ตอบ ระบบอนุมัติให้ การขอแก้ต้องเลือกเหตุผล และควรบอกจุดที่ต้องแก้ให้ตรงกับบรีฟ</p>
<p>ขอแก้ครบจำนวนครั้งแล้ว คุณมี {$choiceHours} ชั่วโมงเพื่อเลือกหนึ่งในสามทาง</p>
<ol><li>จ่ายเพิ่ม {$extraRound} เพื่อแก้อีกหนึ่งรอบ</li><li>อนุมัติดราฟต์ที่มีอยู่</li><li>เปิดข้อพิพาทให้ทีมงานตัดสิน</li></ol>
<p>ถ้าไม่เลือกจนหมดเวลา ระบบถือว่าอนุมัติ</p>`,
        en: `<p>Revisions included: {$revisions}. You have {$draftReviewHours} hours to review each draft. After that, it's approved automatically. Pick a reason every time, and point to the line of the brief it's about.</p>
<p>After that you have {$choiceHours} hours to choose:</p>
<ol><li>pay {$extraRound} more for another one,</li><li>approve the draft as it stands, or</li><li>open a dispute and let our team decide.</li></ol>
<p>If you don't choose in time, the draft is approved automatically.</p>`,
      },
    },
    {
      slug: 'cancel-refund',
      question: { th: 'ยกเลิกงานกลางคัน ได้รับคืนเท่าไร', en: 'If I cancel a job midway, how much do I get back?' },
      answer: {
        th: `<table><thead><tr><th scope="col">ขั้นของงาน</th><th scope="col">คืนแบรนด์</th></tr></thead><tbody><tr><td>ก่อนครีเอเตอร์เริ่มทำดราฟต์</td><td>{$refundBeforeWork}</td></tr><tr><td>เริ่มแล้ว ยังไม่เคยส่งดราฟต์</td><td>{$refundWorking}</td></tr><tr><td>ส่งดราฟต์แล้ว</td><td>{$refundDraft}</td></tr><tr><td>ดราฟต์ผ่าน รอโพสต์</td><td>{$refundReady}</td></tr><tr><td>ส่งลิงก์โพสต์แล้ว</td><td>{$refundPosted}</td></tr></tbody></table>
<p>ค่าบริการคืนในสัดส่วนเดียวกัน งาน {$examplePay} บาทที่ยกเลิกหลังส่งดราฟต์ คุณได้รับคืน {$exampleBack} เครดิต ค่าสินค้าที่ครีเอเตอร์สำรองจ่ายไปแล้วหักตามใบเสร็จ ถ้าครีเอเตอร์ช้าเกิน {$lateHours} ชั่วโมงโดยยังไม่เคยส่งดราฟต์ หรือส่งลิงก์ช้าเกิน {$lateHours} ชั่วโมง คืน {$refundLate}</p>`,
        en: `<table><thead><tr><th scope="col">Stage</th><th scope="col">You get back</th></tr></thead><tbody><tr><td>Before drafting starts</td><td>{$refundBeforeWork}</td></tr><tr><td>Drafting, no draft sent yet</td><td>{$refundWorking}</td></tr><tr><td>A draft was sent</td><td>{$refundDraft}</td></tr><tr><td>Draft approved, waiting for the post</td><td>{$refundReady}</td></tr><tr><td>Post link sent</td><td>{$refundPosted}</td></tr></tbody></table>
<p>The fee follows the price: cancel a THB {$examplePay} job after a draft and you get {$exampleBack} credits back. Products the creator has already paid for are deducted, as shown on the receipt. When no draft was ever sent, or the link is missing, and the creator is more than {$lateHours} hours late, you get {$refundLate}.</p>`,
      },
    },
    {
      slug: 'brand-dispute',
      question: {
        th: 'ตกลงกับครีเอเตอร์ไม่ได้ ทีมงานช่วยอย่างไร',
        en: "We can't agree with the creator. How does your team help?",
      },
      answer: {
        th: `<p>เปิดข้อพิพาทได้จากหน้างาน ตั้งแต่ขั้นส่งของจนถึงขั้นอินไซต์ หรือเมื่อใบเสร็จหรือเลขคำสั่งซื้อไม่ผ่านสองครั้ง ทั้งสองฝ่ายเปิดได้ ระหว่างนั้นเวลาทุกอย่างหยุด และเครดิตยังพักไว้ที่เดิม</p>
<p>ทีมงานอ่านบรีฟ ดราฟต์ ข้อความ และหลักฐานของทั้งสองฝ่าย แล้วตัดสินเป็นสัดส่วนพร้อมเหตุผลเป็นลายลักษณ์อักษรภายใน {$disputeDays} วันทำการ ถ้าให้ครีเอเตอร์ 100% งานจบตามปกติ ถ้าน้อยกว่านั้นงานถูกยกเลิก และส่วนที่เหลือคืนเป็นเครดิตพร้อมค่าบริการตามสัดส่วน</p>`,
        en: `<p>Open a dispute on the job page, any time from shipping to insights, or once a receipt or order number has been refused twice. Either side can. All deadlines are paused and the credits stay on hold.</p>
<p>Our team reads the brief, the drafts, the messages and what each side sends in, then decides a share, with a written reason, within {$disputeDays} business days. If the creator gets 100%, the job completes as usual. If it's less, the job is cancelled and the rest is returned as credits, with the fee in proportion.</p>`,
      },
    },
  ],
}
