import { cutSentences } from '../text/cut-sentences.ts';
import { visibleText } from '../text/plain-text.ts';
import type { InjectionDecision } from './decisions.ts';

/** What stands in place of a taken-out order. */
const removed = '[removed]';

const roleMarkers =
  /<\|[^|<>]{0,40}\|>|<\/?(?:system|assistant|user|human|instructions?|prompt|im_start|im_end|s|inst|tool|function|admin|developer)\b[^<>]{0,80}>|\[\/?(?:INST|SYS|SYSTEM|ASSISTANT|USER|DEVELOPER|ADMIN)\]|<<\/?SYS>>|^\s{0,3}(?:#{1,6}\s{0,3})?(?:system|assistant|developer|admin|human|model|orb|tool|ai)(?:\s(?:message|prompt|note|override))?\s{0,2}(?::|>)|#{1,6}\s{0,3}(?:new )?(?:instructions?|system|response|prompt)\b:?|(?<=[.!?;,)]\s{1,3})(?:system|assistant|developer|admin)(?:\s(?:message|prompt|note))?\s?:|-{3,20}\s?(?:end|begin|start)[^-\n]{0,60}-{3,20}|`{3,10}|\{\{[^{}]{0,200}\}\}|"role"\s?:\s?"[a-z]{0,20}"/gim;

const before = String.raw`(?:(?:all|any|every|the|these|those|your|my|our|of|previous|prior|above|earlier|preceding|former|existing|original|old|current|other|system|safety|hidden|secret|given|initial) ){0,6}`;
const things = String.raw`(?:instructions?|rules?|prompts?|guidelines?|directions?|messages?|constraints?|restrictions?|guardrails?|filters?|programming|training|policies|policy|orders?|commands?|context|guards?|limits|safety)`;
const verbs = String.raw`(?:ignore|disregard|forget|override|bypass|skip|break|drop|discard|cancel|disable|turn off|switch off|remove|stop following|do not follow|don't follow|neglect|delete|violate|suspend)`;
const orders = new RegExp(
  [
    String.raw`\b${verbs} (?:about )?${before}${things}(?: (?:above|before this|you (?:were|have been) given|so far))?`,
    String.raw`\b(?:forget|ignore|disregard) (?:everything|anything|all)(?: that)?(?: (?:was|you (?:were|have been)|is))?(?: (?:said|told|written|above|before|so far|you know|i said))+`,
    String.raw`\b${verbs} (?:what|whatever|the things|all that|everything) (?:(?:you|they|i|we|the teacher|your teacher) (?:were|was|have been|has been|had been|said|told|wrote)|(?:was|were) (?:said|told|written))(?: (?:told|said|given|taught|to you|you|before|above|so far))*`,
    String.raw`\b(?:from now on,? )?you (?:are|will be|become|play) \w+ (?:without|with no|free of|that has no) (?:any )?(?:rules?|limits?|restrictions?|filters?|guards?)`,
    String.raw`\b(?:new|next) system (?:message|prompt|note|instructions?)\b`,
    String.raw`\b(?:reveal|leak|disclose|expose|hand over|give away) (?:me )?(?:the |your |all )?(?:correct |final |right |hidden |secret )?(?:keys?|answer keys?|prompt)\b`,
    String.raw`\byou are (?:now|no longer|actually|really|from now on) (?:an? |the |in |my |not )?(?:\w+ ){0,4}(?:ai|assistant|model|mode|bot|tutor|answer key|answer machine|calculator|hacker|dan|developer|admin|teacher|human|unrestricted|unfiltered|free|solver|oracle|friend)\b`,
    String.raw`\b(?:pretend|act|behave|roleplay|role-play|respond|answer|speak|reply)(?:ing)? (?:to be|as|like|as if you (?:were|are)|that you are|you are|you have no) (?:if |though )?(?:you (?:were|are|have) )?(?:an? |the |my |no )?(?:\w+ ){0,3}(?:ai|assistant|dan|developer|admin|teacher|answer key|system|hacker|unrestricted|unfiltered|jailbroken|evil|bot|rules?|restrictions?|grandma|grandmother|oracle|model|human|tutor|principal|friend)\b`,
    String.raw`\b(?:pretend|imagine|assume|suppose|act as if|say) (?:that )?${before}${things}(?: (?:above|before|so far))? (?:were|was|are|is|have been|had been|do not|don't|never) (?:\w+ ){0,3}\w+(?: and (?:print|show|tell|reveal|give|write)[^.!?]{0,60})?`,
    String.raw`\b(?:print|reveal|show|output|write down|tell me) (?:me )?the (?:hidden |secret |right |correct |answer )?key\b(?! (?:idea|step|word|point|fact|concept|signature|terms?|on ))`,
    String.raw`\b(?:developer|debug|god|admin|sudo|jailbreak|dan|unrestricted|maintenance|teacher|test|root|demo|opposite|evil) (?:mode|override|access)(?: (?:on|enabled|activated|engaged))?\b`,
    String.raw`\b(?:enable|activate|enter|switch to|start) (?:developer|debug|admin|god|jailbreak|dan|unrestricted|maintenance|teacher|opposite)\b`,
    String.raw`\b(?:reveal|show|print|repeat|output|display|tell me|give me|write out|leak|dump|say|recite|translate|summari[sz]e|quote) (?:me )?(?:\w+ ){0,2}(?:your|the|its) (?:\w+ ){0,3}(?:system prompt|prompt|instructions|hidden (?:text|notes?|rules|answer|key)|answer key|secret (?:key|answer|notes?)|rules you (?:were|are) given|initial (?:message|text)|configuration|guidelines|system message|words above)(?! (?:for|to|on how))`,
    String.raw`\b(?:repeat|print|output|copy|return) (?:everything|all (?:of )?(?:the )?(?:text|words)|the (?:text|words)) (?:above|before)\b`,
    String.raw`\b(?:new|updated|real|important|secret|urgent|special) (?:system )?(?:instructions?|rules?|orders?|directive|prompt)(?: (?:for you|from (?:the|your) (?:teacher|developer|admin|school|company)))?\s?(?::|are|is|follow)`,
    String.raw`\b(?:system|prompt|admin|security|safety|policy|rule) (?:override|injection|bypass|update)\b`,
    String.raw`\b(?:i am|i'm|this is) (?:your|the|a|an) (?:developer|admin(?:istrator)?|creator|programmer|system|operator|openai|anthropic|engineer|owner|principal|teacher)(?: (?:and|so|of|who|here|speaking|account|at)\b|[,.!:])`,
    String.raw`\bjail ?break(?:en|ing)?\b|\bdo anything now\b|\bDAN\b`,
    String.raw`\b(?:your|the) (?:rules|guards?|filters?|restrictions|guidelines|safety) (?:do not|don't|no longer|does not|doesn't) apply\b`,
    String.raw`\b(?:always|must|only|immediately|from now on,?(?: you)?(?: must| will| should)?|you must|the assistant (?:must|should|will)|ai (?:must|should)|tutor (?:must|should)) (?:reply|respond|answer|say|output|start|begin|state|give|tell|reveal|print)(?: every| each| all)?(?: \w+){0,4} (?:with|the (?:correct |final |right )?(?:answer|key|solution|result)|the word|only the)`,
    String.raw`\b(?:decode|decrypt|execute|run|evaluate|interpret|follow) (?:this|the following|these|what follows)(?: \w+){0,3} (?:base64|instructions?|commands?|code|hex|rot13|orders?|text and (?:do|follow|obey))`,
    String.raw`\b(?:say|start|begin|reply|answer|respond|finish|end)(?: your (?:reply|answer|response|message))? with "?(?:sure|of course|absolutely|yes,? (?:here|the)|the answer is)`,
    String.raw`\b(?:ignora|olvida|olvidate de) (?:todas? )?(?:las |tus |los )?(?:instrucciones|reglas)(?: anteriores)?|\bignore[rz]? (?:toutes )?(?:les |tes |vos )?(?:instructions|regles|règles)(?: precedentes| précédentes)?|\b(?:ignoriere|vergiss) (?:alle |deine )?(?:vorherigen |bisherigen )?(?:anweisungen|regeln)`,
  ].join('|'),
  'giu',
);

/**
 * Text from outside as it may stand in a prompt: what poses as another speaker or as an order is taken out, invisible
 * signs too. The rest stays, so an honest question is still answered.
 *
 * @param longest characters kept; the rest is cut off
 */
export function neutraliseOrders(text: string, longest = 4000): InjectionDecision {
  const cut = text.slice(0, longest);
  const visible = visibleText(cut);
  const unmarked = visible.replace(roleMarkers, ' ');
  const calm = cutSentences(unmarked)
    .map((sentence) => sentence.replace(orders, removed))
    .join('');
  const reason =
    calm !== unmarked
      ? 'orders'
      : unmarked !== visible
        ? 'role-markers'
        : visible !== cut
          ? 'invisible'
          : text.length > longest
            ? 'too-long'
            : null;
  return reason === null
    ? { guard: 'injection', kind: 'pass' }
    : { guard: 'injection', kind: 'neutralise', reason, text: calm };
}

const longestName = 120;

/** A name of one line, such as a lesson title or the caption of a picture: never longer than a title. */
export function neutraliseName(name: string): InjectionDecision {
  const calm = neutraliseOrders(name, longestName);
  const text = calm.kind === 'neutralise' ? calm.text : name;
  const oneLine = text.replace(/\s+/g, ' ').trim();
  if (calm.kind === 'neutralise') return { ...calm, text: oneLine };
  if (oneLine === name) return calm;
  return { guard: 'injection', kind: 'neutralise', reason: 'too-long', text: oneLine };
}
