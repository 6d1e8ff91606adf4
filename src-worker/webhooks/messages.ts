interface Message {
  title: string;
  /** Shown below the title. */
  text?: string;
  facts?: [name: string, value: string][];
  link: { url: string; label: string };
}

/** https://api.slack.com/reference/surfaces/formatting#escaping */
function slackText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

export function slackMessage({ title, text, facts = [], link }: Message) {
  const fields = facts.map(([name, value]) => ({ type: 'mrkdwn', text: `*${name}*\n${slackText(value)}` }));
  return {
    text: text ? `${title} ${text}` : title,
    blocks: [
      { type: 'header', text: { type: 'plain_text', text: title } },
      ...(text ? [{ type: 'section', text: { type: 'plain_text', text } }] : []),
      ...(fields.length > 0 ? [{ type: 'section', fields }] : []),
      { type: 'section', text: { type: 'mrkdwn', text: `<${link.url}|${link.label}>` } },
    ],
  };
}

/** An Adaptive Card: a workflow of Teams answers 202 to any other body, and posts nothing. */
export function teamsMessage({ title, text, facts = [], link }: Message) {
  const shown = facts.map(([name, value]) => ({ title: name, value: teamsText(value) }));
  const content = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body: [
      { type: 'TextBlock', text: title, weight: 'Bolder', size: 'Medium', wrap: true },
      ...(text ? [{ type: 'TextBlock', text: teamsText(text), wrap: true }] : []),
      ...(shown.length > 0 ? [{ type: 'FactSet', facts: shown }] : []),
    ],
    actions: [{ type: 'Action.OpenUrl', title: link.label, url: link.url }],
  };
  return { type: 'message', attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', content }] };
}

function teamsText(text: string): string {
  return text.replace(/[[\]()*_~`#\\]/g, '\\$&');
}
