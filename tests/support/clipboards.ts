/** What Word puts on the clipboard: lists are paragraphs, and everything has a style. */
export const wordClipboard = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt;} --></style>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->
<h2 style='mso-style-next:Normal'><b>How it goes<o:p></o:p></b></h2>
<p class=MsoNormal style='margin-bottom:8.0pt'><span lang=EN-GB style='font-family:"Calibri",sans-serif;color:#C00000'>Please read <b style='mso-bidi-font-weight:normal'>all</b> of&nbsp;it.<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-bidi-font-family:Calibri'><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>First step<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-bidi-font-family:Calibri'><span style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Second step<o:p></o:p></p>
<!--EndFragment--></body></html>`

/** Google Docs: a bold element around everything that is not bold, looks as styles, lists inside of lists without an item. */
export const docsClipboard = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f"><h1 dir="ltr" style="line-height:1.38;"><span style="font-size:20pt;font-weight:400;">Our plan</span></h1><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:700;">Bold</span><span style="font-size:11pt;font-weight:400;"> and </span><span style="font-style:italic;">slanted</span><span>, see </span><a href="https://nile.example/plan" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">the plan</span></a></p><ul style="padding-inline-start:48px;"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>water</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>wells</span></p></li></ul><li dir="rtl" aria-level="1"><p dir="rtl" role="presentation"><span>أرض</span></p></li></ul></b><br class="Apple-interchange-newline">`
