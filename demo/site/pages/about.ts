import type { SiteItem } from '../types.ts'

const th = `<p>ก่อนจะมีตลาดแห่งนี้ งานรีวิวส่วนใหญ่เริ่มในกล่องข้อความ แบรนด์ส่งข้อความถามราคาทีละคน ครีเอเตอร์ตอบโดยไม่รู้ว่าคนอื่นได้เท่าไร ตกลงกันแล้วก็ยังต้องลุ้นว่าของจะส่งไหม ดราฟต์จะแก้กี่รอบ และเงินจะเข้าเมื่อไร เราคิดว่าเรื่องพวกนี้ควรชัดตั้งแต่หน้าแผง เหมือนตลาดที่ดีทุกแห่ง</p>
<h2>ตลาดที่ติดป้ายราคา</h2>
<p>Talad เป็นตลาดกลางของงานรีวิวไทย ฝั่งแบรนด์เขียนบรีฟ ตั้งค่าจ้าง และเลือกครีเอเตอร์จากคะแนนความตรงที่บอกเหตุผลเป็นคำพูด ฝั่งครีเอเตอร์เชื่อมต่อช่อง ตั้งราคาเอง และรับเฉพาะงานที่อยากทำ ทุกงานใน<a href="/th/jobMarketBoard">ตลาดงาน</a>บอกค่าจ้าง กำหนดส่ง และจำนวนที่ว่างก่อนกดสมัคร</p>
<p>ใครยังไม่มีรายชื่อในใจ เปิดแคมเปญสาธารณะแล้วรอคนที่ตรงเงื่อนไขเข้ามา ใครมีอยู่แล้ว ส่งคำเชิญพร้อมราคาได้เลย ส่วนทีมที่ต้องปิดงบก่อนเริ่ม มี<a href="/th/Marketer/package">แพ็กเกจ</a>ที่บอกจำนวนงานและราคาเดียวจบ</p>
<h2>เงินพักไว้ก่อนเริ่มงาน</h2>
<p>หัวใจของที่นี่คือเงินที่พักไว้ เมื่อแบรนด์รับครีเอเตอร์เข้าร่วมงาน เราพักค่าจ้างกับค่าบริการไว้ทันที ครีเอเตอร์จึงเริ่มงานโดยรู้ว่ามีเงินรออยู่ และแบรนด์รู้ว่าเงินยังไม่ออกไปจนกว่าโพสต์จะขึ้นจริงและอินไซต์ครบ</p>
<p>ลองดูงาน 4,500 บาทหนึ่งงาน แบรนด์พักไว้ 4,950 เครดิต เมื่องานจบ ครีเอเตอร์ได้ค่าจ้าง 4,500 บาท หักภาษี ณ ที่จ่าย 3% เป็นเงิน 135 บาท เข้ากระเป๋า 4,365 บาท พร้อมใบ 50 ทวิ ส่วน 450 บาทคือค่าบริการ 10% ของเรา ซึ่งแบรนด์เป็นผู้จ่าย เราไม่หักจากครีเอเตอร์ และไม่มีบรรทัดอื่นซ่อนอยู่</p>
<h2>ความเงียบมีวันหมดอายุ</h2>
<p>งานรีวิวมักไม่ได้ล้มเพราะทะเลาะกัน แต่ล้มเพราะไม่มีใครตอบ เราจึงให้ทุกขั้นมีกำหนดเวลาและบอกว่าจะเกิดอะไรเมื่อครบ คำเชิญรอคำตอบ 72 ชั่วโมง ดราฟต์ที่แบรนด์ไม่ตรวจใน 72 ชั่วโมงถือว่าผ่าน ขอแก้ได้ตามจำนวนครั้งที่รวมในค่าจ้าง โดยต้องมีเหตุผล และตารางคืนเงินเขียนไว้ใน<a href="/th/termsOfUse">เงื่อนไขการใช้งาน</a>ให้อ่านก่อนเริ่ม ไม่ใช่หลังมีปัญหา</p>
<p>ถ้ายังตกลงกันไม่ได้ ใครก็เปิดข้อพิพาทได้ เวลาหยุด เงินอยู่ที่เดิม แล้วคนในทีมงานอ่านหลักฐานของทั้งสองฝ่ายและตัดสินพร้อมเหตุผลภายใน 5 วันทำการ</p>
<h2>ช่องเล็กก็มีแผง</h2>
<p>เราไม่ได้วัดคนจากจำนวนผู้ติดตามอย่างเดียว ช่องส่วนใหญ่เริ่มรับงานได้เมื่อมีผู้ติดตาม 500 คน โพสต์สม่ำเสมอ และมีคนคุยด้วยจริง ช่องที่ไม่ผ่านจะรู้ว่าขาดข้อไหนและอีกเท่าไร พร้อมทางขอให้ตรวจใหม่ ในทางกลับกัน ยอดที่ซื้อมาไม่มีที่ยืนที่นี่ เพราะมันทำให้ราคาของคนทำงานจริงเพี้ยนไปด้วย</p>
<p>ทุกโพสต์ที่เกิดจากงานใน Talad ต้องมีแฮชแท็กโฆษณา คนดูมีสิทธิ์รู้ว่ากำลังดูอะไร และครีเอเตอร์ที่พูดตรง ๆ มักเป็นคนที่คนเชื่อนานที่สุด</p>
<h2>ใครอยู่เบื้องหลัง</h2>
<p>Talad ดำเนินการโดยบริษัท ตลาด มีเดีย จำกัด 99 ถนนพระรามที่ 4 แขวงพระโขนง เขตคลองเตย กรุงเทพมหานคร 10110 เลขประจำตัวผู้เสียภาษี 0105561012346 เราเป็นคู่สัญญาของทั้งแบรนด์และครีเอเตอร์ จึงเป็นคนออกใบกำกับภาษี หักภาษี ออกใบ 50 ทวิ และรับผิดชอบให้ตัวเลขทุกบาทตรงกันทั้งสองฝั่ง</p>
<p>มีข้อเสนอ อยากร่วมงาน หรือเจออะไรที่ยังไม่ชัด <a href="/th/contact">เขียนถึงเรา</a> หรือดู<a href="/th/partnership">ร่วมเป็นพันธมิตร</a>สำหรับเอเจนซี แพลตฟอร์ม และองค์กร</p>`

const en = `<p>Before there was a market for it, most review work began in somebody's inbox. A brand asked one person after another for a price. Creators answered without knowing what anyone else was paid. Even after a handshake, both sides were left wondering: will the product ship, how many times will the draft come back, and when does the money land? We think a good market answers those questions at the stall.</p>
<h2>A market with price tags</h2>
<p>Talad is where Thai brands and creators meet for review jobs. Brands write a brief, set the pay, and choose from applicants whose match scores come with reasons in plain words. Creators connect their channels, set their own prices and take only the jobs they want. On the <a href="/en/jobMarketBoard">job market</a>, each job shows its pay, its dates and the slots left before anybody applies.</p>
<p>No names in mind yet? Open a public campaign and let the people who fit come to you. Know exactly who you want? Send them an invite with a price. And if the budget has to be signed off first, a <a href="/en/Marketer/package">package</a> gives you a set number of jobs at one price.</p>
<h2>Money on hold before work starts</h2>
<p>This is the heart of it. When a brand accepts a creator, the job pay and our fee go on hold with us right away. Creators start knowing the money is there. Brands know it hasn't gone anywhere, and won't until the post is live and the insights are in.</p>
<p>Take a THB 4,500 job. The brand puts 4,950 credits on hold. When the job is done, the creator has earned THB 4,500, less 3% withholding tax of THB 135, so THB 4,365 lands in the wallet with a 50 Tawi certificate. The other THB 450 is our 10% service fee, which the brand pays. We take nothing from creators, and there's no other line hidden in between.</p>
<h2>Silence has an end date</h2>
<p>Jobs rarely fail because people argue. They fail because nobody answers. So every step has a deadline, and you can see what happens when it passes. An invite waits 72 hours. A draft the brand doesn't review within 72 hours is approved. A brand can ask for the revisions that the pay includes, each time with a reason. The refund table is in our <a href="/en/termsOfUse">terms of use</a>, where you can read it before you start instead of after something goes wrong.</p>
<p>And if you still can't agree, either side can open a dispute. The clock stops, the money stays where it is, and people on our team read both sides' evidence and decide, with reasons, within 5 business days.</p>
<h2>Small channels have stalls too</h2>
<p>Followers aren't the only thing we count. Most channels can take jobs from 500 followers on, as long as they post regularly and people really talk back. A channel that doesn't pass learns what's missing, by how much, and how to ask for a re-check. Bought numbers have no place here: they bend the prices of everybody who does the work.</p>
<p>Every post that comes out of a Talad job carries a disclosure tag. Viewers deserve to know what they're watching, and creators who are straight about it tend to be believed the longest.</p>
<h2>Who's behind the counter</h2>
<p>Talad is run by Talad Media Co., Ltd., 99 Rama IV Road, Phra Khanong Subdistrict, Khlong Toei District, Bangkok 10110, tax ID 0105561012346. We contract with brands and with creators, so it's us who issue the tax invoices, withhold the tax, write the certificates and make sure that both sides' figures agree to the last baht.</p>
<p>Got an idea, want to work with us, or found something that isn't clear? <a href="/en/contact">Write to us</a>, or see <a href="/en/partnership">Partnership</a> if you're an agency, a platform or an organisation.</p>`

export const ABOUT: SiteItem<'page'> = {
  kind: 'page',
  slug: 'about',
  published: { daysAgo: 210, minute: 10 * 60 },
  doc: {
    key: 'about',
    title: { th: 'เกี่ยวกับเรา', en: 'About us' },
    summary: {
      th: 'ตลาดกลางของงานรีวิวไทยที่บอกราคา ค่าบริการ และภาษีตั้งแต่แรก',
      en: 'The Thai marketplace for creator jobs that shows price, fee and tax from the start.',
    },
    body: { th, en },
    effectiveFrom: '2025-04-25',
  },
}
