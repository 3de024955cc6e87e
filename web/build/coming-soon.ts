/** One page at the addresses of Home, and for all that are not found; no search engine lists it. */
export function comingSoonFiles(): [address: string, html: string][] {
  return ['/index.html', '/ta.html', '/404.html', '/ta/404.html'].map((address) => [address, PAGE]);
}

/** Its words stand here, because the owner has published none yet. */
const PAGE = `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Coming soon</title>
<meta name="robots" content="noindex">
<style>
body{margin:0;min-height:100vh;display:grid;place-content:center;text-align:center}
body{font:1.25rem/1.7 system-ui,sans-serif;color:#faf4e6;background:#1e3b2c}h1,p{margin:0}
</style>
</head>
<body>
<main>
<h1>Coming soon</h1>
<p lang="ta-IN">விரைவில் வருகிறது</p>
</main>
</body>
</html>
`;
