import type { SiteItem } from '../types.ts'

export const MAY_PRICING: SiteItem<'article'> = {
  kind: 'article',
  slug: 'i-priced-myself-like-a-small-factory',
  published: { daysAgo: 19, minute: 1_208 },
  doc: {
    title: {
      th: 'ฉันตั้งราคาตัวเองเหมือนคิดต้นทุนโรงงานเล็ก ๆ',
      en: 'I priced myself like a very small factory',
    },
    summary: {
      th: 'อดีตคนทำบัญชีลองเปิดสมุดต้นทุนของคลิปหนึ่งตัว แล้วพบว่าราคาที่ตั้งไว้ปีแรกทำให้ตัวเองได้ชั่วโมงละไม่ถึงร้อย',
      en: 'A former accountant opens the cost sheet of a single clip, and finds that her first-year price paid her less than a hundred baht an hour.',
    },
    cover: {
      fileId: null,
      scene: 'investment',
      alt: { th: 'ภาพวาดทองแท่งกับสมุดกราฟบนโต๊ะสีแดง', en: 'A drawing of gold bars and a chart on a red table' },
    },
    category: 10,
    tags: ['investment', 'lifestyle'],
    author: { th: 'เมย์ จดรายจ่าย', en: 'May Jod Raijai' },
    body: {
      th: `
<p>งานแรกของฉันได้ค่าจ้าง 900 บาท ดีใจมาก แคปหน้าจอส่งให้แม่ดู แม่ตอบกลับมาแค่ว่า ต่อเดือนเหรอ</p>
<p>ฉันทำบัญชีให้โรงงานอยู่หกปี รู้ต้นทุนน็อตทุกตัว แต่ตอนตั้งราคาให้ตัวเอง กลับใช้วิธีเดียวกับคนส่วนใหญ่ คือดูว่าเพื่อนตั้งเท่าไร แล้วลดลงมานิดหนึ่งเพราะเกรงใจ บทความนี้ว่าด้วยวันที่ฉันเลิกเกรงใจแล้วเปิดตารางคำนวณ</p>
<h2>จับเวลาคลิปหนึ่งตัว</h2>
<p>คลิปของฉันยาว 1 นาที ฉันเชื่อมาตลอดว่าใช้เวลาทำครึ่งวัน พอจับเวลาจริงหนึ่งสัปดาห์ ผลออกมาเป็นแบบนี้</p>
<table>
<thead><tr><th scope="col">ขั้นตอน</th><th scope="col">ชั่วโมง</th></tr></thead>
<tbody>
<tr><td>อ่านบรีฟ ถามกลับ หาข้อมูล</td><td>2.0</td></tr>
<tr><td>เขียนบท</td><td>2.5</td></tr>
<tr><td>จัดไฟ ถ่าย ถ่ายซ้ำ</td><td>3.0</td></tr>
<tr><td>ตัดต่อ ใส่คำบรรยาย</td><td>3.0</td></tr>
<tr><td>แก้ตามความเห็นแบรนด์</td><td>1.0</td></tr>
<tr><td>โพสต์ ตอบคอมเมนต์ ส่งอินไซต์</td><td>1.5</td></tr>
<tr><th scope="row">รวม</th><td>13.0</td></tr>
</tbody>
</table>
<p>สิบสามชั่วโมง เอา 900 บาทไปหาร ได้ชั่วโมงละ 69 บาท ฉันเคยจ้างน้องมาคีย์ใบเสร็จแพงกว่านี้</p>
<h2>ของสามอย่างที่คนลืมใส่</h2>
<p>โรงงานไม่ได้คิดราคาจากค่าแรงอย่างเดียว ครีเอเตอร์ก็ไม่ควร</p>
<ol>
<li><strong>ของที่สึกไปเรื่อย ๆ</strong> โทรศัพท์ ไมค์ ไฟ โปรแกรมตัดต่อ ของฉันรวมกันตกเดือนละ 1,400 บาท ทำได้เดือนละ 7 คลิป ก็คลิปละ 200 บาท</li>
<li><strong>เวลาที่ไม่มีใครจ้าง</strong> ทุก 3 คลิปที่รับเงิน ฉันทำคลิปของตัวเอง 4 คลิป คนติดตามเพราะสี่คลิปนั้น งานที่รับเงินจึงต้องช่วยเลี้ยงสี่คลิปนั้นด้วย</li>
<li><strong>พื้นที่ว่างบนช่อง</strong> ทุกครั้งที่รับงานหนึ่ง ฉันพูดเรื่องเดียวกันกับแบรนด์อื่นไม่ได้พักใหญ่ ถ้าเพิ่งบอกว่าบัตรใบนี้ดี อีกสองสัปดาห์มาชมอีกใบ คนดูไม่ได้โง่</li>
</ol>
<p>พอใส่ครบ ฉันคิดค่าแรงตัวเองชั่วโมงละ 350 บาท 13 ชั่วโมงเป็น 4,550 บวกของสึก 200 แล้วคูณ 1.7 ให้คลิปของตัวเองกับพื้นที่ว่าง ได้ 8,075 บาท ปัดเป็น 8,000 บาท</p>
<p>ตัวเลขนี้เรียกว่าราคาพื้น ไม่ใช่ราคาขาย ต่ำกว่านี้ฉันขาดทุน จะรับก็ได้แต่ต้องรู้ตัวว่ากำลังบริจาค</p>
<h2>แล้วตลาดว่าอย่างไร</h2>
<p>ต้นทุนบอกว่าเราต้องการเท่าไร ตลาดไม่สนใจเรื่องนั้น ตลาดสนใจว่าคนอื่นจ่ายกันเท่าไร ฉันจึงเอาราคาพื้นไปวางข้างราคาประเมินของ Talad ซึ่งออกมาเป็นช่วงพร้อมบอกว่ามาจากอะไร ผู้ติดตามกี่คน ช่องทางอะไร ชนิดโพสต์ไหน ER (อัตราการมีส่วนร่วม) เทียบกับช่องขนาดเดียวกันเป็นอย่างไร คะแนนความน่าเชื่อถือเท่าไร</p>
<p>ราคาพื้นของฉันอยู่ค่อนมาทางล่างของช่วง แปลว่ายังหายใจได้ ถ้าของคุณอยู่เหนือช่วง มีคำตอบอยู่สองทาง คือทำให้เร็วขึ้นหรือทำให้คนดูมีส่วนร่วมมากขึ้น การโกรธตลาดไม่นับเป็นทางที่สาม ฉันลองมาแล้ว</p>
<blockquote><p>ต้นทุนบอกเราว่าเมื่อไรควรไม่รับงาน ตลาดบอกเราว่าควรเรียกเท่าไร อย่าสลับหน้าที่กัน</p></blockquote>
<h2>ตัวเลขสุดท้ายคือเงินที่เข้าจริง</h2>
<p>ข้อดีของการรับงานผ่านระบบคือไม่ต้องเดา ฉันตั้งราคา 9,500 บาท ค่าบริการ 10% แบรนด์จ่ายเพิ่มจากนั้นเอง ไม่ได้มาหักของฉัน พองานจบหักภาษี ณ ที่จ่าย 3% คือ 285 บาท เข้ากระเป๋า 9,215 บาท ตอนจดรายรับ ฉันจด 9,500 แล้วจด 285 เป็นภาษีที่จ่ายไปแล้ว ไม่ใช่จด 9,215 เฉย ๆ ไม่อย่างนั้นปลายปีจะลืมว่ามีเครดิตภาษีอยู่</p>
<p>อีกข้อหนึ่งที่คนชอบพลาด คืองานที่ขอสิทธิ์เอาคลิปไปใช้ต่อ ฉันอ่านขอบเขตกับวันสิ้นสุดก่อนตอบทุกครั้ง ใช้หนึ่งเดือนกับใช้หนึ่งปีไม่ใช่ของชิ้นเดียวกัน ราคาก็ไม่ควรเท่ากัน</p>
<h2>ขึ้นราคาอย่างไรไม่ให้ใจสั่น</h2>
<p>ฉันทบทวนราคาทุกสามเดือน วันเดียวกับที่ล้างแอร์ มีคำถามข้อเดียวว่า ไตรมาสที่ผ่านมา มีกี่งานที่รับไปแล้วแอบหวังให้เขาบอกว่าแพงไป ถ้าเกินครึ่ง แปลว่าเราตั้งถูกไป ขึ้น 10% แล้วทำงานต่อ ไม่ต้องประกาศ ไม่ต้องขอโทษ</p>
<p>คนที่เคยจ้างในราคาเก่าบางคนหายไป บางคนกลับมา ส่วนฉันได้วันเสาร์คืน ถ้ายังไม่เคยรู้เลยว่าช่องของคุณราคาประมาณไหน <a href="/th/Influencer">ลองประเมินได้ก่อนสมัคร</a> แล้วเอามาวางข้างสมุดต้นทุน ความจริงมักอยู่ตรงช่องว่างระหว่างสองตัวเลขนั้น</p>
`,
      en: `
<p>My first job paid THB 900. I was so happy that I sent my mother a screenshot. She wrote back: “A month?”</p>
<p>I'd spent six years keeping a factory's books. I knew the cost of every bolt. Yet when it came to myself I did what nearly everybody does: I looked at what my friends charged and took a bit off, to be polite. This is about the day I stopped being polite and opened a spreadsheet.</p>
<h2>Put a clock on one clip</h2>
<p>My clips run for a minute. I'd always believed one took half a day. So I timed myself for a week, and this is what came out.</p>
<table>
<thead><tr><th scope="col">Step</th><th scope="col">Hours</th></tr></thead>
<tbody>
<tr><td>Reading the brief, asking back, research</td><td>2.0</td></tr>
<tr><td>Writing</td><td>2.5</td></tr>
<tr><td>Lights, filming, filming again</td><td>3.0</td></tr>
<tr><td>Cutting and captions</td><td>3.0</td></tr>
<tr><td>Changes the brand asked for</td><td>1.0</td></tr>
<tr><td>Posting, comments, insights</td><td>1.5</td></tr>
<tr><th scope="row">Total</th><td>13.0</td></tr>
</tbody>
</table>
<p>Thirteen hours. Divide THB 900 by that and I was on 69 baht an hour. I've paid students more to type in receipts.</p>
<h2>Three things people leave out</h2>
<p>A factory doesn't price by wages alone. You shouldn't either.</p>
<ol>
<li><strong>Things that wear out.</strong> Phone, mic, light, editing software. Mine come to THB 1,400 a month, and I make seven clips, so that's THB 200 each.</li>
<li><strong>Time nobody pays for.</strong> For every three paid clips I make four of my own. Those four are why anyone follows me, so the paid ones have to help feed them.</li>
<li><strong>Space on the shelf.</strong> When I take a job, I can't talk about a rival for a good while. If I praise one card today and another in a fortnight, well, viewers aren't stupid.</li>
</ol>
<p>So: I value my hour at THB 350. Thirteen of those make 4,550. Add 200 for wear, then multiply by 1.7 to carry my own clips and the empty shelf. That's 8,075. Call it THB 8,000.</p>
<p>I call this my floor. It isn't my price. Below it I'm losing money, which I'm free to do, as long as I know it's a donation.</p>
<h2>What does the market say?</h2>
<p>Cost tells you what you need. The market doesn't care what you need; it cares what others pay. So I put my floor next to Talad's price estimate, which comes as a range and shows its workings: followers, platform, post type, how your engagement rate compares with channels your size, and your authenticity score.</p>
<p>My floor sat towards the bottom of the range, which means I can breathe. If yours sits above it, there are two ways out: get faster, or get more people to join in. Being angry with the market isn't a third. I've tried.</p>
<blockquote><p>Cost tells you when to say no. The market tells you what to ask. Don't let them swap jobs.</p></blockquote>
<h2>The last number is what lands</h2>
<p>What I like about working through a system is that I don't have to guess. My price is THB 9,500. The 10% service fee goes on top, and the brand pays it. When the job's done, 3% is withheld, THB 285, and THB 9,215 goes into my wallet. In my own books I enter 9,500 as income and 285 as tax already paid. Don't just write 9,215, or you'll have forgotten by year-end that you're owed the credit.</p>
<p>One more trap: jobs that want to reuse your clip. I read the scope and the end date before I answer. A month of use and a year of use aren't the same product, so they shouldn't cost the same.</p>
<h2>Raising it without shaking</h2>
<p>I look at my price every three months, on the day I have the air conditioner cleaned. There's a single question. Of the jobs I took last quarter, how many did I secretly wish they'd found too dear? If it's more than half, I'm too cheap. Up 10%, back to work. No announcement, no apology.</p>
<p>Some people who hired me at the old price disappeared. Some came back. I got my Saturdays. If you've no idea what your channel's worth, you can <a href="/en/Influencer">get an estimate before you sign up</a> and lay it beside your cost sheet. The truth is usually somewhere in the gap.</p>
`,
    },
  },
}
