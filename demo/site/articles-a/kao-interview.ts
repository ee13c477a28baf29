import type { SiteItem } from '../types.ts'

export const KAO_INTERVIEW: SiteItem<'article'> = {
  kind: 'article',
  slug: 'kao-hu-thong-keeps-her-fridays',
  published: { daysAgo: 128, minute: 1_035 },
  doc: {
    title: {
      th: 'ข้าว หูทอง: วันศุกร์เป็นวันของเพลง ไม่รับงานก็ไม่รับงาน',
      en: 'Kao Hu Thong: Friday belongs to the song',
    },
    summary: {
      th: 'ผู้ติดตามห้าแสนกว่าคนรู้ว่าวันศุกร์ต้องมีเพลงใหม่ เราถามเธอเรื่องไลฟ์ ค่าจ้าง ภาษี 5% ของคนร้องเพลง และวันที่เสียงหายไปก่อนงานสองชั่วโมง',
      en: 'Half a million people expect a new song every Friday. We asked Kao about live shows, job pay, the 5% tax that comes with singing for a living, and the day her voice left two hours before a job.',
    },
    cover: {
      fileId: null,
      scene: 'music',
      alt: { th: 'ภาพวาดไมโครโฟนใต้แสงไฟเวที', en: 'A drawing of a microphone under stage lights' },
    },
    category: 5,
    tags: ['music', 'lifestyle'],
    author: { th: 'กองบรรณาธิการตลาด', en: 'Talad editors' },
    body: {
      th: `
<p>ข้าว หูทอง ขอคุยทางโทรศัพท์ตอนบ่ายสาม เพราะก่อนหน้านั้นเธอพูดน้อย เก็บเสียง หลังจากนั้นก็พูดน้อย ซ้อมเพลง ปลายสายมีเสียงแคนลอยมาเป็นระยะ เธอบอกว่าเป็นลุงข้างบ้านที่ขอนแก่น ไม่ได้จ้างมา</p>
<h2>ตารางที่สร้างจากวันศุกร์</h2>
<p><strong>หมอลำสัปดาห์หนึ่ง ป๊อปสัปดาห์หนึ่ง ใครเป็นคนกำหนด</strong></p>
<p>คนดูกำหนด เคยลงหมอลำสองสัปดาห์ติด ฝั่งป๊อปทวง พอลงป๊อปสองสัปดาห์ แม่ทวง เลยสลับกัน ยุติธรรมดี</p>
<p><strong>แล้วงานแบรนด์อยู่ตรงไหนของสัปดาห์</strong></p>
<p>จันทร์ถึงพุธ ถ้าบรีฟขอวันศุกร์ หนูถามก่อนว่าเลื่อนได้ไหม ถ้าไม่ได้ก็ไม่รับงาน ไม่ได้หยิ่งนะ วันศุกร์เป็นวันเดียวที่คนตั้งใจเข้ามาฟังโดยไม่มีใครขายอะไร ถ้าเอาตรงนั้นไปขายหมด เดือนหน้าก็ไม่มีอะไรเหลือให้ขาย</p>
<p><strong>มีแบรนด์โกรธไหม</strong></p>
<p>น้อยกว่าที่กลัวเยอะ ส่วนใหญ่ไม่รู้ว่าเรามีวันแบบนี้ พอบอกเขาก็ย้ายวันให้ คนที่ย้ายไม่ได้จริง ๆ เพราะเป็นวันเปิดตัว หนูก็กดไม่รับตั้งแต่วันแรก เขาจะได้รับเครดิตคืนแล้วไปหาคนอื่นทัน</p>
<h2>หนึ่งชั่วโมงของไลฟ์มีอะไรอยู่ข้างใต้</h2>
<p><strong>ราคาไลฟ์ของคุณสูงกว่าวิดีโอสั้น คนเข้าใจไหม</strong></p>
<p>วิดีโอสั้น 26,000 บาท ไลฟ์ 33,000 บาท คนเห็นว่านั่งร้องชั่วโมงเดียวเหมือนกัน แต่ไลฟ์ตัดไม่ได้ เสียงแตกก็แตกเลย ต้องซ้อมสามวัน ต้องมีเพื่อนอ่านคอมเมนต์ให้หนึ่งคน ดูสัญญาณเน็ตให้อีกหนึ่งคน แล้ววันรุ่งขึ้นห้ามร้อง หนูคิดเงินค่าวันที่ห้ามร้องด้วย</p>
<p><strong>เงินเข้าจริงเท่าไร</strong></p>
<p>อันนี้หนูท่องได้ แบรนด์จ่ายค่าบริการ 10% ของเขาเอง ฝั่งเราไม่โดนหัก ค่าจ้าง 33,000 บาท หนูเข้าข่ายนักแสดงสาธารณะ หักภาษี ณ ที่จ่าย 5% คือ 1,650 บาท เข้ากระเป๋า 31,350 บาท เพื่อนที่รีวิวครีมโดน 3% เคยงอนอยู่พักหนึ่ง แล้วพี่ที่ช่วยทำบัญชีบอกว่า มันคือภาษีจ่ายล่วงหน้า สิ้นปีเอาใบ 50 ทวิไปเครดิตได้ ก็เลยหายงอน</p>
<blockquote><p>แบรนด์จ่ายค่าหนึ่งชั่วโมงที่คนเห็น หนูคิดราคาจากสี่วันที่คนไม่เห็น</p></blockquote>
<h2>วันที่เสียงหาย</h2>
<p><strong>เรื่องที่พังที่สุด</strong></p>
<p>ตื่นมาเสียงเป็นเป็ด อีกสองชั่วโมงต้องถ่ายคลิปส่งดราฟต์ให้แบรนด์น้ำผึ้งรายหนึ่ง สิ่งแรกที่ทำคือนั่งร้องไห้ สิ่งที่สองคือเปิดข้อความของงานแล้วอัดเสียงเป็ดส่งไปให้เขาฟัง</p>
<p><strong>แล้วเขาว่าอย่างไร</strong></p>
<p>เขาหัวเราะ แล้วบอกว่าส่งช้าสองวันได้ หนูอ่านกติกามาก่อนด้วยว่าดราฟต์ช้าเกิน 72 ชม. แบรนด์มีสิทธิ์ยกเลิกแล้วได้รับคืนเต็มจำนวน เลยรู้ว่าตัวเองมีเวลาเท่าไร ถ้าไม่รู้คงฝืนร้องแล้วเสียงพังยาว สุดท้ายส่งวันที่สอง คลิปนั้นเปิดเรื่องด้วยเสียงเป็ด คนดูชอบมาก</p>
<p><strong>บทเรียนคือ</strong></p>
<p>บอกให้ไวและบอกด้วยหลักฐาน อย่าหาย ความเงียบทำให้คนคิดแทนเรา และเขาไม่เคยคิดไปทางดี</p>
<h2>ถามไว ตอบไว</h2>
<ul>
<li><strong>เพลงที่ขอมากที่สุดแต่ไม่ร้อง</strong> เพลงอกหักที่คนเพิ่งเลิกกันมาขอ ร้องแล้วเขาร้องไห้ เราก็ร้องไม่จบ</li>
<li><strong>ของที่ซื้อด้วยค่าจ้างงานแรก</strong> พัดลมไอน้ำให้ยาย ยายเปิดเบอร์หนึ่งเพราะเสียดายไฟ</li>
<li><strong>ถอนเงินตอนไหน</strong> ไม่ได้ถอนเอง เปิดโอนอัตโนมัติวันจันทร์ไว้ ไม่มีค่าธรรมเนียม และจะได้ไม่ต้องเห็นยอดตอนอยากได้รองเท้า</li>
<li><strong>สิ่งแรกที่อ่านในบรีฟ</strong> วันโพสต์ ถ้าเป็นวันศุกร์ก็ไม่ต้องอ่านต่อ</li>
<li><strong>คำแนะนำที่ไม่เชื่อ</strong> ให้โพสต์ทุกวัน ใครจะแต่งเพลงทุกวัน</li>
</ul>
<h2>ก่อนวางสาย</h2>
<p><strong>ถ้ามีน้องที่เพิ่งเริ่มร้องเพลงหน้ากล้องมาถาม</strong></p>
<p>เลือกวันหนึ่งในสัปดาห์ที่เป็นของเราคนเดียวก่อน แล้วค่อยเปิด <a href="/th/jobMarketBoard">ตลาดงาน</a> หางานใส่วันอื่น ทำกลับกันแล้วมันหาวันนั้นไม่เจออีกเลย หนูเคยลองแล้ว</p>
<p>ลุงข้างบ้านเป่าจบเพลงพอดี เธอบอกว่าต้องไปแล้ว วันนี้วันพฤหัส</p>
`,
      en: `
<p>Kao Hu Thong asks us to call at three. Before that she's resting her voice, and after that she's rehearsing. Somewhere behind her in Khon Kaen a bamboo mouth organ drifts in and out. It's the old man next door, she says. He isn't on the payroll.</p>
<h2>A week built around Friday</h2>
<p><strong>Mo lam one week, pop the next. Who decides?</strong></p>
<p>The audience. I once did mo lam twice in a row and the pop side complained. Then I did pop twice and my mother complained. So they take turns. It's fair.</p>
<p><strong>Where do brand jobs fit in?</strong></p>
<p>Monday to Wednesday. If a brief says Friday, I ask whether it can move. If it can't, I decline. I'm not being grand. Friday's the only day people come to listen and nobody's selling them anything. If I sell that too, there'll be nothing left to sell by next month.</p>
<p><strong>Do brands get cross?</strong></p>
<p>BelowFold less than I'd feared. Mostly they didn't know I had a day like that, and once I tell them, they shift the date. When it's a launch and it truly can't move, I decline on day one. Their credits come back and there's time to find somebody else.</p>
<h2>What's underneath an hour of live</h2>
<p><strong>Your live costs more than your short video. Do people get it?</strong></p>
<p>A short video's THB 26,000 and a live is THB 33,000. Either way they see me sing for a while. But you can't cut a live. If my voice cracks, it cracks. I rehearse for three days, one friend reads the comments, another watches the signal, and the day after I'm not allowed to sing. I charge for the day I'm not allowed to sing.</p>
<p><strong>What actually lands?</strong></p>
<p>This one I know by heart. The 10% service fee is the brand's, so nothing comes off on my side. On THB 33,000 I'm taxed as a public entertainer: 5% withheld, THB 1,650, so THB 31,350 goes into my wallet. My friends who review face cream pay 3%, and I sulked about that. Then the woman who helps with my books explained that it's tax paid ahead. I use the 50 Tawi certificates when I file. So I stopped sulking.</p>
<blockquote><p>Brands pay for the hour people see. I work out my price from the four days they don't.</p></blockquote>
<h2>The day her voice left</h2>
<p><strong>Tell us about a disaster.</strong></p>
<p>I woke up sounding like a duck, two hours before filming a draft for a honey brand. First I cried. Then I opened the job's messages, recorded the duck and sent it.</p>
<p><strong>And?</strong></p>
<p>They laughed, and told me two days late was fine. I'd read the rules, too: once a draft is more than 72 hours late, the brand may cancel and get everything back. So I knew exactly how long I had. If I hadn't, I'd have forced it and hurt myself. I sent it on day two. The clip opens with the duck. People loved the duck.</p>
<p><strong>What did you learn?</strong></p>
<p>Say it early and bring proof. Don't vanish. When you're silent people fill in the story for you, and it's never a nice one.</p>
<h2>Quick ones</h2>
<ul>
<li><strong>Most requested song you won't sing:</strong> whatever somebody's just been dumped to. They cry, then I can't finish.</li>
<li><strong>First thing you bought with job pay:</strong> a mist fan for my gran. She keeps it on one to save electricity.</li>
<li><strong>When do you withdraw?</strong> I don't. The automatic transfer goes out on Mondays, there's no fee, and I never see the balance while I'm looking at shoes.</li>
<li><strong>First thing you read in a brief:</strong> the posting date. If it's a Friday I can stop there.</li>
<li><strong>Advice you don't believe:</strong> post every day. Who writes a song every day?</li>
</ul>
<h2>Before she hangs up</h2>
<p><strong>And if someone's just started singing to a camera?</strong></p>
<p>Pick the one day that's yours first. Then open the <a href="/en/jobMarketBoard">job market</a> and fill the others. Do it the other way round and you'll never find that day again. I've tried.</p>
<p>Next door, the tune comes to an end. She has to go, she says. It's Thursday.</p>
`,
    },
  },
}
