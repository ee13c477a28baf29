import type { SiteItem } from '../types.ts'

export const TUK_DISCLOSURE: SiteItem<'article'> = {
  kind: 'article',
  slug: 'put-the-ad-tag-on-the-first-line',
  published: { daysAgo: 171, minute: 840 },
  doc: {
    title: {
      th: 'แฮชแท็กโฆษณาควรอยู่บรรทัดแรก เหมือนริ้วรอยของฉัน',
      en: 'The ad tag goes on the first line, like my wrinkles',
    },
    summary: {
      th: 'พี่ตุ๊กเคยซ่อนคำว่าโฆษณาไว้ท้ายแคปชัน จนลูกสาวของคนดูเขียนมาถาม ตั้งแต่วันนั้นเธอย้ายมันขึ้นบรรทัดแรก แล้วพบว่าสิ่งที่กลัวไม่เคยเกิด',
      en: "P Tuk used to tuck the ad tag under the last line, until a viewer's daughter wrote to her. She moved it to the top, and what she'd been afraid of never happened.",
    },
    cover: {
      fileId: null,
      scene: 'news',
      alt: {
        th: 'ภาพวาดหนังสือพิมพ์ กาแฟเย็น และไมโครโฟน',
        en: 'A drawing of a newspaper, an iced coffee and a microphone',
      },
    },
    category: 10,
    tags: ['beauty', 'lifestyle', 'news'],
    author: { th: 'พี่ตุ๊ก ผิววัยห้าสิบ', en: 'P Tuk Skin at Fifty' },
    body: {
      th: `
<p>ฉันไม่ใช้ฟิลเตอร์ นี่เป็นเรื่องที่ใคร ๆ ก็ชม บอกว่ากล้า บอกว่าจริงใจ แต่มีอยู่ปีหนึ่งที่ฉันโชว์ตีนกาทุกเส้น แล้วเอาคำว่าโฆษณาไปซ่อนไว้ใต้แฮชแท็กอีกสิบห้าตัว ตรงที่ต้องกดดูเพิ่มเติมถึงจะเห็น ถ้าพูดกันตรง ๆ นั่นก็คือฟิลเตอร์อย่างหนึ่ง</p>
<h2>ข้อความจากลูกสาวคนดู</h2>
<p>ฉันไม่เคยรู้ชื่อคนที่ทำให้ฉันเลิกทำแบบนั้น เธอเขียนมาสามบรรทัด บอกว่าแม่อายุ 63 ซื้อครีมตามฉันสองกระปุกเพราะแม่เชื่อว่าฉันซื้อใช้เอง ครีมไม่ได้แย่ แม่ไม่ได้แพ้ แค่พอมาเห็นทีหลังว่าเป็นงานจ้าง แม่พูดว่า อ้าว นึกว่าเพื่อน</p>
<p>ฉันอ่านประโยคนั้นอยู่หลายวัน ไม่มีใครด่าฉันเลย แต่มันเจ็บกว่าโดนด่า</p>
<p>คนวัยฉันดูคลิปไม่เหมือนวัยรุ่น เราดูจนจบ เราเชื่อน้ำเสียง เราไม่รู้ว่าต้องกดดูเพิ่มเติม การซ่อนคำหนึ่งคำไว้หลังปุ่มหนึ่งปุ่ม สำหรับเด็กคือแค่ขี้เกียจอ่าน สำหรับเราคือไม่มีคำนั้นอยู่เลย</p>
<h2>สิ่งที่ฉันกลัวมาตลอด</h2>
<p>ขอสารภาพว่ากลัวอะไรบ้าง เผื่อคุณกลัวเหมือนกัน</p>
<ul>
<li>กลัวคนเลื่อนผ่านตั้งแต่เห็นคำว่าโฆษณา</li>
<li>กลัวแพลตฟอร์มส่งคลิปให้คนเห็นน้อยลง</li>
<li>กลัวแบรนด์ไม่ชอบเพราะดูขายของ</li>
<li>กลัวคนคิดว่า ถ้าได้เงินก็ต้องพูดดีอยู่แล้ว</li>
</ul>
<p>ฉันเลยทดลองแบบแม่บ้าน ทำหกงานติดกัน เอา #โฆษณา ขึ้นบรรทัดแรก และพูดออกเสียงใน 5 วินาทีแรกด้วยว่า งานนี้แบรนด์จ้างนะ แล้วจดยอดไว้เทียบกับหกงานก่อนหน้า</p>
<p>ยอดดูต่างกันนิดเดียวจนบอกไม่ได้ว่าเพราะอะไร แต่คอมเมนต์เปลี่ยนไปมาก เมื่อก่อนจะมีคนมาถามว่าได้เงินไหม ใช้จริงหรือเปล่า ตอนนี้ไม่มีใครถาม เพราะตอบไปแล้ว เขาเลยถามเรื่องที่ควรถาม ผิวแห้งมากใช้ได้ไหม ทาก่อนหรือหลังกันแดด ส่วนข้อสุดท้ายที่กลัว มีคนเขียนมาว่า จ้างแล้วยังบอกข้อเสียอีกหรือ ฉันตอบว่า จ้างให้ลอง ไม่ได้จ้างให้ลืม</p>
<blockquote><p>พอไม่ต้องเดาว่าเป็นโฆษณาหรือเปล่า คนดูก็เหลือแรงไว้ฟังว่าของมันดีตรงไหน</p></blockquote>
<h2>กติกาเล็ก ๆ ที่ฉันใช้กับทุกงาน</h2>
<p>เวลารับงานที่นี่ บรีฟบอกมาเลยว่าต้องใช้แฮชแท็กโฆษณาตัวไหน พอส่งลิงก์โพสต์ ระบบจะตรวจว่าโพสต์เปิดสาธารณะ อยู่ถูกช่อง และมีแฮชแท็กนั้น ถ้าไม่มีก็เด้งกลับมาให้แก้พร้อมเหตุผล ฉันเคยโดนหนึ่งครั้ง พิมพ์ #โฆษนา ใช้ น หนู อายเขามาก</p>
<p>แต่ระบบตรวจได้แค่ว่ามีหรือไม่มี ตรงไหนของแคปชัน เสียงดังแค่ไหน ยังเป็นเรื่องของเรา ของฉันเป็นอย่างนี้</p>
<ol>
<li>บรรทัดแรกของแคปชันมีแค่แฮชแท็กโฆษณากับชื่อแบรนด์ ไม่มีอิโมจิมาเบียด</li>
<li>พูดออกเสียงหนึ่งครั้งตั้งแต่ต้นคลิป เพราะมีคนที่ฟังไปล้างจานไป</li>
<li>เขียนบนจอด้วยตัวหนังสือขนาดเท่าคำบรรยายอื่น ไม่ใช่สีเทาบนพื้นเทา</li>
<li>ของที่ได้มาฟรีแต่ไม่ได้ค่าจ้าง ก็บอกว่าได้มาฟรี</li>
<li>ของที่ซื้อเองก็บอกว่าซื้อเอง แล้วบอกราคา</li>
</ol>
<h2>เวลาแบรนด์ขอให้ซ่อน</h2>
<p>นาน ๆ ครั้งจะมีคนถามว่าขอไว้ท้ายแคปชันได้ไหม เพื่อความสวยงาม ฉันตอบด้วยประโยคเดิมทุกครั้งว่า ได้สิ แต่จะเอาหน้าฉันไปไว้ท้ายคลิปด้วย เขาหัวเราะแล้วก็จบ</p>
<p>ถ้ายังยืนยัน ฉันไม่รับงานนั้น ไม่ใช่เพราะเป็นคนดีอะไร ฉันแค่คิดเลข ผู้ติดตามหกหมื่นคนใช้เวลาสร้างมาหกปี ค่าจ้างหนึ่งงานซื้อได้แค่หนึ่งเดือน ถ้าเอาหกปีไปแลกหนึ่งเดือน แม่ค้าตลาดไหนเขาก็ไม่ทำ</p>
<p>ลูกสาวคนนั้นยังตามฉันอยู่ ปีต่อมาเธอเขียนมาอีกครั้งว่าแม่ซื้อกระปุกที่สามแล้ว และฝากบอกว่า อันนี้รู้นะว่าโฆษณา</p>
`,
      en: `
<p>I don't use filters. People praise me for it; they call it brave, they call it honest. But there was a year when I showed the camera every crow's foot I own and hid the ad tag beneath fifteen other hashtags, past the point where you have to tap for more. Let's call that what it was. It was a filter.</p>
<h2>A note from somebody's daughter</h2>
<p>I never learned the name of the woman who cured me. She wrote three lines. Her mother was 63 and had bought two jars of cream because of me, believing I'd bought mine. The cream was fine. No rash. It's only that when they noticed later I'd been paid, her mother said: “Oh. I thought she was a friend.”</p>
<p>I carried that around for days. Nobody had been rude to me. It hurt more than rude.</p>
<p>Women my age don't watch the way teenagers do. We watch to the end. We trust a voice. We don't know there's a “more” to tap. For a youngster, a word behind a button is a word they couldn't be bothered to read. For us, it was never there.</p>
<h2>What I'd been afraid of</h2>
<p>Let me confess the whole list, in case it's yours too.</p>
<ul>
<li>That people would scroll on as soon as they saw it.</li>
<li>That the platform would show the clip to fewer of them.</li>
<li>That brands would find it too salesy.</li>
<li>That viewers would think: she's paid, so of course she likes it.</li>
</ul>
<p>So I ran a housewife's experiment. For six jobs in a row I put #ad on the first line and said aloud, within five seconds, that the brand was paying me. Then I set the figures next to the six jobs before.</p>
<p>The views differed so little that I couldn't tell you why. The comments were another story. People used to ask whether I'd been paid and whether I truly used it. Now nobody does, since I've already told them, and they ask the things worth asking. Will it do for very dry skin? Before sunscreen or after? As for my last fear, one woman wrote: “They paid you and you still told us what's wrong with it?” I replied that they'd paid me to try it, not to forget.</p>
<blockquote><p>Once people needn't guess whether it's an ad, they've energy left to hear what's good about it.</p></blockquote>
<h2>My own small rules</h2>
<p>On jobs here the brief says which disclosure tag to use. When you send the link, the system checks that the post is public, on the right account and carrying that tag. If it isn't there, the post comes back to you with the reason. It's happened to me once: I'd misspelled the word for “advertisement”. I was mortified.</p>
<p>But a check can only tell whether the tag's there. Where it stands and how loudly you say it is still up to us. I do it like this.</p>
<ol>
<li>The first line of the caption holds the tag and the brand's name and nothing else. No emoji elbowing in.</li>
<li>I say it once, early, because some people listen while they wash up.</li>
<li>On screen it's as big as any other caption. No grey on grey.</li>
<li>If it was free but I wasn't paid, I say it was free.</li>
<li>If I bought it, I say so, and what it cost.</li>
</ol>
<h2>When a brand wants it hidden</h2>
<p>Now and then somebody asks whether it could go at the end, so it looks nicer. I always give the same answer: certainly, and then my face goes at the end as well. They laugh, and that's that.</p>
<p>If they insist, I don't take the job. It isn't virtue, it's arithmetic. Sixty thousand followers took me six years. The pay for one job lasts a month. No stallholder in any market would swap six years for a month.</p>
<p>That daughter still follows me. A year later she wrote again. Her mother had bought a third jar, and wanted me to know that this time she knew it was an ad.</p>
`,
    },
  },
}
